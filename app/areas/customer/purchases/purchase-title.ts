import type { PurchaseView } from '@bff/areas/customer';
import type { Translate } from '~/i18n/text-keys';

/** The title of a purchase's window: what it is now. */
export function purchaseTitle(
  { number, receipt, cancellation }: Pick<PurchaseView, 'number' | 'receipt' | 'cancellation'>,
  t: Translate,
): string {
  if (receipt !== 'ready') return t('booking:purchase.title', { number });
  return t(cancellation ? 'booking:purchase.canceledTitle' : 'booking:purchase.receiptTitle', { number });
}
