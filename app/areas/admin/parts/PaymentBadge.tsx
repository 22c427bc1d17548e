import { useTranslation } from '~/i18n/use-translation';
import type { RefundStatus } from '@bff/domain/payments';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { shownPayment, type ShownPaymentStatus } from '@states/payment-states';

const PAYMENT: Record<ShownPaymentStatus, Tone> = {
  created: 'neutral',
  open: 'info',
  succeeded: 'success',
  // As its booking's «payment failed».
  failed: 'danger',
  expired: 'neutral',
  mismatch: 'danger',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
};
const REFUND: Record<RefundStatus, Tone> = {
  requested: 'info',
  pending: 'info',
  succeeded: 'success',
  failed: 'danger',
};

/** The state of a payment in a word. */
export function PaymentBadge({ payment }: { payment: Parameters<typeof shownPayment>[0] }) {
  const { t } = useTranslation('customers');
  const status = shownPayment(payment);
  return <StatusBadge tone={PAYMENT[status]}>{t(`payments.is.${status}`)}</StatusBadge>;
}

/** The state of a refund in a word. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('payments');
  return <StatusBadge tone={REFUND[status]}>{t(`is.${status}`)}</StatusBadge>;
}
