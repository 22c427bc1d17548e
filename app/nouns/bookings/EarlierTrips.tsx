import { useTranslation } from '~/i18n/use-translation';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useMoney } from '~/i18n/use-money';
import { useMoment, useWhen } from '~/i18n/use-when';

interface EarlierTripsProps {
  trips: readonly {
    until: Date;
    stops: readonly string[];
    departure: Date;
    return: Date | null;
    passengers: number;
    /** In öre: what this user paid or got. */
    total?: number;
    operatorPrice?: number;
  }[];
}

/** A trip's versions before its customer changed it; nothing for an unchanged trip. */
export function EarlierTrips({ trips }: EarlierTripsProps) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const when = useWhen();
  const money = useMoney();
  if (trips.length === 0) return null;
  return (
    <Stack as="section" labelledBy="earlier">
      <h2 id="earlier">{t('change.earlier.title')}</h2>
      {trips.map((trip, index) => (
        <Stack key={index} gap="s">
          <h3>{t('change.earlier.until', { at: moment(trip.until) })}</h3>
          <SummaryList
            rows={[
              { label: t('change.preview.stops'), value: trip.stops.join(' – ') },
              { label: t('change.preview.departure'), value: when(trip.departure) },
              ...(trip.return ? [{ label: t('change.preview.return'), value: when(trip.return) }] : []),
              { label: t('change.preview.passengers'), value: String(trip.passengers) },
              { label: t('change.preview.price'), value: money(trip.total ?? trip.operatorPrice ?? 0) },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
