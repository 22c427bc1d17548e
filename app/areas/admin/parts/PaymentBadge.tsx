import { useTranslation } from '~/i18n/use-translation';
import type { PaymentStatus, RefundStatus } from '@bff/domain/payments';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const PAYMENT: Record<PaymentStatus, Tone> = {
  created: 'neutral',
  open: 'info',
  succeeded: 'success',
  failed: 'warning',
  expired: 'neutral',
  mismatch: 'danger',
};
const REFUND: Record<RefundStatus, Tone> = {
  requested: 'info',
  pending: 'info',
  succeeded: 'success',
  failed: 'danger',
};

/** The state of a payment in a word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('customers');
  return <StatusBadge tone={PAYMENT[status]}>{t(`payments.is.${status}`)}</StatusBadge>;
}

/** The state of a refund in a word. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('payments');
  return <StatusBadge tone={REFUND[status]}>{t(`is.${status}`)}</StatusBadge>;
}
