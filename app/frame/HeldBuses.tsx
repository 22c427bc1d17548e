import { useTranslation } from '~/i18n/use-translation';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay, formatTime } from '@formats';
import { useComingBack, useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { useFrame } from './frame-parts';
import { WaitingNotice } from './WaitingNotice';

/** The buses that the user holds and has not paid for, on every page, with links to continue or cancel. Nothing for users without holds. */
export function HeldBuses() {
  const { t } = useTranslation('common');
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
          text={t('held.one', { trip: tripOf(first), time: formatTime(first.until) })}
        />
      )}
    </WaitingNotice>
  );
}

const firstEnd = (holds: readonly { until: Date }[]): Date =>
  new Date(Math.min(...holds.map(({ until }) => until.getTime())));

/** Each of them with what tells it from another bus for the same trip. */
export function HeldBusList() {
  const { t } = useTranslation('common');
  const money = useMoney();
  const locale = useLocale();
  const holds = useFrame()?.holds ?? [];
  return (
    <Stack gap="s">
      {holds.map((hold) => (
        <HeldBus
          key={hold.orderNumber}
          orderNumber={hold.orderNumber}
          text={t('held.until', {
            company: hold.company,
            price: money(hold.total, { decimals: false }),
            trip: tripOf(hold),
            day: formatDay(hold.departure, locale),
            departure: formatTime(hold.departure),
            time: formatTime(hold.until),
          })}
        />
      ))}
    </Stack>
  );
}

const tripOf = ({ from, to: end }: { from: string; to: string }): string => `${from} – ${end}`;

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
