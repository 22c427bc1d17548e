import { useTranslation } from '~/i18n/use-translation';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay, formatTime } from '@formats';
import { useComingBack, useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { useFrame } from './frame-parts';
import { tripOf, useHeldText } from './use-held-text';
import { WaitingNotice } from './WaitingNotice';

/** The buses that the user holds and has not paid for, on every page, with links to continue or cancel. Nothing for users without holds. */
export function HeldBuses() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const holds = useFrame()?.holds ?? [];
  const [first, ...others] = holds;
  if (!first) return null;
  return (
    <WaitingNotice
      label={t('held.label')}
      tone="info"
      summary={
        others.length > 0 ? t('held.several', { count: holds.length, time: formatTime(firstEnd(holds)) }) : undefined
      }
    >
      {others.length > 0 ? (
        <HeldBusList />
      ) : (
        <HeldBus
          orderNumber={first.orderNumber}
          text={t('held.one', {
            trip: tripOf(first),
            day: formatDay(first.departure, locale),
            company: first.company,
            time: formatTime(first.until),
          })}
        />
      )}
    </WaitingNotice>
  );
}

const firstEnd = (holds: readonly { until: Date }[]): Date =>
  new Date(Math.min(...holds.map(({ until }) => until.getTime())));

/** Each of them with what tells it from another bus for the same trip. */
export function HeldBusList() {
  const textOf = useHeldText();
  const holds = useFrame()?.holds ?? [];
  return (
    <Stack gap="s">
      {holds.map((hold) => (
        <HeldBus key={hold.orderNumber} orderNumber={hold.orderNumber} text={textOf(hold)} />
      ))}
    </Stack>
  );
}

function HeldBus({ orderNumber, text }: { orderNumber: string; text: string }) {
  const { t } = useTranslation('common');
  const path = usePath();
  const comingBack = useComingBack();
  return (
    <p className="small">
      {text} {/* No line begins with the dot. */}
      <span className="nowrap">
        <a href={path(`${to.editReservation()}?order=${orderNumber}`)}>{t('held.continue')}</a> ·
      </span>{' '}
      <a href={comingBack(path(to.cancelPurchase(orderNumber)))} className="nowrap">
        {t('held.release')}
      </a>
    </p>
  );
}
