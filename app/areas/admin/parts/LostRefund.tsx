import { useTranslation } from '~/i18n/use-translation';
import type { LostRefund } from '@bff/areas/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { failureText } from './payment-names';

interface LostRefundProps {
  refund: LostRefund | undefined;
}

/** Tells that a promised refund has not reached the customer. It stands before everything else about the booking or order. */
export function LostRefundBanner({ refund }: LostRefundProps) {
  const { t } = useTranslation('payments');
  const money = useMoney();
  if (!refund) return null;
  const why = failureText(t, refund.failureReason);
  return (
    <Banner tone="danger" title={t('refund.lost', { amount: money(refund.amount, { decimals: true }) })}>
      {why === null ? null : t('refund.why', { why })}
    </Banner>
  );
}

/** Leads to the page where the refund is retried, or recorded as paid by other means. */
export function LostRefundLink({ refund }: LostRefundProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  return refund ? (
    <LinkButton size="small" href={path(to.refund(refund.id))}>
      {t('details.refundAgain')}
    </LinkButton>
  ) : null;
}
