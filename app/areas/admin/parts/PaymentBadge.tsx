import { useTranslation } from '~/i18n/use-translation';
import type { RefundStatus } from '@bff/domain/payments';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { shownPayment, type ShownPaymentStatus } from '@states/payment-states';

export const paymentTones: Record<ShownPaymentStatus, Tone> = {
  created: 'neutral',
  open: 'info',
  succeeded: 'success',
  // As its booking's «payment failed».
  failed: 'danger',
  expired: 'neutral',
  mismatch: 'danger',
  // As the refund itself.
  beingRefunded: 'info',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
};
export const refundTones: Record<RefundStatus, Tone> = {
  requested: 'info',
  pending: 'info',
  succeeded: 'success',
  failed: 'danger',
};

/** The state of a payment in a word. */
export function PaymentBadge({ payment }: { payment: Parameters<typeof shownPayment>[0] }) {
  const { t } = useTranslation('customers');
  const status = shownPayment(payment);
  return <StatusBadge tone={paymentTones[status]}>{t(`payments.is.${status}`)}</StatusBadge>;
}

/** The state of a refund in a word; one that failed and was replaced waits for nobody. */
export function RefundBadge({ status, isReplaced = false }: { status: RefundStatus; isReplaced?: boolean }) {
  const { t } = useTranslation('payments');
  if (isReplaced) return <StatusBadge tone="neutral">{t('is.replaced')}</StatusBadge>;
  return <StatusBadge tone={refundTones[status]}>{t(`is.${status}`)}</StatusBadge>;
}

/** The same in a table, with a link to the refund that replaced it. */
export function ListedRefundBadge({ status, replacedBy }: { status: RefundStatus; replacedBy: number | null }) {
  const { t } = useTranslation('payments');
  const path = usePath();
  if (replacedBy === null) return <RefundBadge status={status} />;
  return (
    <>
      <RefundBadge status={status} isReplaced />{' '}
      <a href={path(to.refund(replacedBy))}>{t('refund.title', { id: replacedBy })}</a>
    </>
  );
}
