import { Booking } from '@db/models';
import type { BookingStatus } from './booking-states';

/** A bus of an order, and the canceled one it replaces. */
export interface MovedBus {
  id: number;
  movedFromId: number | null;
  status: BookingStatus;
  operatorPrice: number;
}

/** All buses of an order, in the order they were booked. */
export async function movedBuses(orderId: number): Promise<MovedBus[]> {
  const rows = await Booking.findAll({
    attributes: ['id', 'movedFromId', 'status', 'operatorPrice'],
    where: { orderId },
    order: ['id'],
  });
  return rows.map(({ id, movedFromId, status, operatorPrice }) => ({ id, movedFromId, status, operatorPrice }));
}
