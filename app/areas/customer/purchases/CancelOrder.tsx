import type { PurchaseView } from '@bff/areas/customer';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** Leads to where it is asked whether the order is to be canceled, as long as it can be. */
export function CancelOrder({ purchase: { number, buses, can } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  if (!can.cancel) return null;
  return (
    <p className="no-print">
      <a href={path(to.cancelPurchase(number))}>{t(buses.length > 1 ? 'purchase.cancel' : 'details.cancel')}</a>
    </p>
  );
}
