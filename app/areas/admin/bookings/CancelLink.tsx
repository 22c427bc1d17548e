import type { AdminBookingPage } from '@bff/areas/bookings';
import { useTranslation } from '~/i18n/use-translation';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { to } from '~/to';

interface CancelLinkProps {
  booking: Pick<AdminBookingPage['booking'], 'number' | 'orderNumber'>;
  can: Pick<AdminBookingPage, 'canCancel' | 'canCancelOrder'>;
}

/** Cancels the booking for its customer or, where the order's other buses have no room for everybody, the whole order. */
export function CancelLink({ booking, can: { canCancel, canCancelOrder } }: CancelLinkProps) {
  const { t } = useTranslation('bookings');
  if (!canCancel && !canCancelOrder) return null;
  return (
    <ConfirmLink
      variant="danger"
      size="small"
      to={canCancel ? to.cancelAdminBooking(booking.number) : to.cancelAdminPurchase(booking.orderNumber)}
    >
      {t(canCancel ? 'cancel.link' : 'cancelOrder.link')}
    </ConfirmLink>
  );
}
