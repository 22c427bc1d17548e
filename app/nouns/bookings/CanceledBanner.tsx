import type { CanceledView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { asSentence } from './as-sentence';

/** That a trip is canceled, what that cost, and what goes back to which card: on its page for good, so that nobody has to ask. */
export function CanceledBanner({ at, by, bySelf, reason, fee, repaid }: CanceledView) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const money = useMoney();
  const costs = fee === 0 ? t('canceledFree') : t('canceledFee', { fee: money(fee) });
  return (
    <Banner tone={repaid ? 'success' : 'info'} title={by === 'expiry' ? undefined : t('canceledTitle')}>
      {repaid ? (
        <p>
          {t(`repaid.${repaid.status}`, { amount: money(repaid.amount), card: repaid.card ?? t('repaid.card') })}{' '}
          {costs} {t('repaid.arrives')}
        </p>
      ) : null}
      {at && by ? t(`canceledBy.${bySelf ? 'self' : by}`, { date: moment(at) }) : t('status.canceled')}{' '}
      {by === 'expiry' || repaid ? '' : costs} {reason ? t('canceledReason', { reason: asSentence(reason) }) : ''}
    </Banner>
  );
}
