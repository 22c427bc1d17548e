import { useTranslation } from '~/i18n/use-translation';
import type { DeviationHandling, DeviationStatus } from '@states/deviation-states';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const STATUS: Record<DeviationStatus, Tone> = {
  createdByDriver: 'info',
  createdByOperator: 'info',
  needsInvoice: 'warning',
  charged: 'success',
  invoiceSent: 'success',
  paidOffline: 'success',
  rejected: 'neutral',
};
const HANDLING: Record<DeviationHandling, Tone> = {
  notHandled: 'warning',
  handled: 'info',
  done: 'success',
  noDeviation: 'neutral',
};

/** Whether the customer pays for a deviation, in a word. */
export function DeviationBadge({ status }: { status: DeviationStatus }) {
  const { t } = useTranslation('deviations');
  return <StatusBadge tone={STATUS[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The operator's handling of it, in a word. */
export function HandlingBadge({ handling }: { handling: DeviationHandling }) {
  const { t } = useTranslation('deviations');
  return <StatusBadge tone={HANDLING[handling]}>{t(`handling.${handling}`)}</StatusBadge>;
}
