import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useScripts } from '@ds/support/scripts';
import { formatTime } from '@formats';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** The server keeps one position in ten seconds, so more would be wasted. */
const EVERY_MS = 10_000;

type State = { kind: 'off' } | { kind: 'waiting' } | { kind: 'shared'; at: number } | { kind: 'refused' | 'failing' };

/**
 * Sends this device's position while the page is open, and returns the state of the sharing. A failed send is skipped: the next one is
 * newer.
 */
function useSharing(address: string, isOn: boolean): State {
  const [state, setState] = useState<State>({ kind: 'off' });
  useEffect(() => {
    if (!isOn) return;
    let last = 0;
    setState({ kind: 'waiting' });
    const send = async ({ timestamp, coords }: GeolocationPosition) => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      const { latitude, longitude, accuracy } = coords;
      const body = new URLSearchParams({ at: `${Math.round(timestamp)}`, lat: `${latitude}`, lon: `${longitude}`, accuracy: `${accuracy}` }); // prettier-ignore
      const answer = await fetch(address, { method: 'POST', body }).catch(() => undefined);
      setState(answer?.ok ? { kind: 'shared', at: last } : { kind: 'failing' });
    };
    const watch = navigator.geolocation.watchPosition(
      (position) => void send(position),
      ({ code, PERMISSION_DENIED }) => setState({ kind: code === PERMISSION_DENIED ? 'refused' : 'failing' }),
      { enableHighAccuracy: true, maximumAge: EVERY_MS },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [address, isOn]);
  return isOn ? state : { kind: 'off' };
}

/** Shares the bus's position with the customer, the company and those who follow the trip, only while the journey is on the road. */
export function SharePosition({ number }: { number: string }) {
  const { t } = useTranslation('journeys');
  const address = usePath()(to.driverPosition(number));
  const [isOn, setOn] = useState(false);
  const state = useSharing(address, isOn);
  const hasScripts = useScripts();
  if (!hasScripts) return <p className="muted">{t('position.needsScripts')}</p>;
  return (
    <Stack gap="s">
      <p role="status">
        {state.kind === 'shared' ? t('position.shared', { at: formatTime(state.at) }) : t(`position.${state.kind}`)}
      </p>
      <div>
        <Button type="button" variant="secondary" onClick={() => setOn(!isOn)}>
          {t(isOn ? 'position.stop' : 'position.start')}
        </Button>
      </div>
    </Stack>
  );
}
