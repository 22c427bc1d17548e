import { type OrderDetails, seeOrder } from '@bff/domain/bookings';
import { notesOf, type SeenNote } from '@bff/domain/notes';
import { refundsOfOrder } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { type ListedRefund, listedRefund, type LostRefund, refundToReplace } from './listed-refund';

export interface AdminOrderPage {
  order: OrderDetails;
  refunds: ListedRefund[];
  /** The failed refund that somebody has to retry. */
  failedRefund: LostRefund | undefined;
  /** Whether the order can still be cancelled. */
  canCancel: boolean;
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
  const live = order.bookings.filter(({ status }) => status !== 'canceled');
  const canCancel = live.length > 0 && live.every(({ status }) => status !== 'started');
  return { order, canCancel, refunds: refunds.map(listedRefund), failedRefund: refundToReplace(refunds), notes };
}
