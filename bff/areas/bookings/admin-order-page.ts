import { type OrderDetails, seeOrder } from '@bff/domain/bookings';
import { notesOf, type SeenNote } from '@bff/domain/notes';
import { refundsOfOrder } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { type ListedRefund, listedRefund } from './listed-refund';

export interface AdminOrderPage {
  order: OrderDetails;
  refunds: ListedRefund[];
  /** Notes about its buses, in the order of the buses. */
  notes: { bookingNumber: string; notes: SeenNote[] }[];
}

/** An order including its customer's side. @throws DomainError `auth.noPermission`, `booking.notFound` */
export async function adminOrderPage(actor: UserActor, orderNumber: string): Promise<AdminOrderPage> {
  const order = await seeOrder(actor, orderNumber);
  const [refunds, notes] = await Promise.all([
    refundsOfOrder(order.id),
    Promise.all(
      order.bookings.map(async ({ number: bookingNumber }) => ({
        bookingNumber,
        notes: await notesOf(actor, { bookingNumber }),
      })),
    ),
  ]);
  return { order, refunds: refunds.map(listedRefund), notes };
}
