import { useTranslation } from '~/i18n/use-translation';
import type { DisputeView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';

/** What a bank has decided, or will decide, about the payment for an upcoming trip, and what that means for the trip. */
export function DisputeBanner({ disputes }: { disputes: readonly DisputeView[] }) {
  const { t } = useTranslation('booking');
  return disputes
    .filter(({ status, tripStands }) => tripStands && (status === 'open' || status === 'reversed'))
    .map(({ status }, index) => (
      <Banner key={index} tone="warning">
        {t(`disputes.${status}`)} {t(status === 'open' ? 'disputes.tripWaits' : 'disputes.tripUnpaid')}
      </Banner>
    ));
}

/** The state of the payment's disputes, among payments and refunds. */
export function Disputes({ disputes }: { disputes: readonly DisputeView[] }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const money = useMoney();
  if (disputes.length === 0) return null;
  return (
    <>
      <h3>{t('disputes.title')}</h3>
      <ul>
        {disputes.map(({ status, amount, taken, at }, index) => (
          <li key={index}>
            {t('disputes.of', { amount: money(amount), date: moment(at) })} {t(`disputes.${status}`)}{' '}
            {taken > 0 ? t('disputes.taken', { amount: money(taken) }) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
