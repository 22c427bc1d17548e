import { UniqueConstraintError } from 'sequelize';
import { newNumber } from '@bff/domain/shared/numbers';
import { type NewId, rememberedId } from '@db/database-values';
import { together } from '@db/query';
import { inserting, type NewRow, rememberId, type Statement, writing } from '@db/statement';

const MAX_TRIES = 6;

/** An order as it is written: its own row, one for each booking, and what belongs to them. */
export interface OrderRows {
  order: NewRow;
  bookings: readonly NewRow[];
  belongings: (orderId: NewId, bookingIds: readonly NewId[]) => readonly Statement<unknown>[];
}

/**
 * Inserts an order, its bookings, their journeys and what else belongs to it, in the caller's transaction and in one message: the new ids
 * never leave the database. Order, bookings and journeys get public numbers; in the rare case that one is taken, all is undone back to the
 * savepoint, not the transaction, and sent again with others.
 */
export async function insertOrder({ order, bookings, belongings }: OrderRows): Promise<{ orderNumber: string }> {
  const orderId = rememberedId('order_id');
  const bookingIds = bookings.map((_, index) => rememberedId(`booking_id_${index}`));
  for (let tries = 1; ; tries++) {
    const number = newNumber();
    try {
      await together([
        writing(tries === 1 ? 'SAVEPOINT new_order' : 'ROLLBACK TO SAVEPOINT new_order'),
        inserting('orders', [{ number, ...order }]),
        rememberId('order_id'),
        ...bookings.flatMap((booking, index) => [
          inserting('bookings', [{ number: newNumber(), order_id: orderId, ...booking }]),
          rememberId(`booking_id_${index}`),
        ]),
        inserting(
          'journeys',
          bookingIds.map((booking_id) => ({ number: newNumber(), booking_id })),
        ),
        ...belongings(orderId, bookingIds),
      ]);
      return { orderNumber: number };
    } catch (error) {
      if (tries === MAX_TRIES || !isTaken(error)) throw error;
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof UniqueConstraintError ||
  (error instanceof Error && 'original' in error && (error.original as { errno?: number }).errno === 1062);

/** Copies the operator's terms of cancellation, as they are now, to a booking. */
export const copyTermsStatement = (bookingId: NewId, companyId: number): Statement<unknown> =>
  writing(
    `INSERT INTO booking_cancellation_tiers (booking_id, hours, basis_points)
     SELECT :bookingId, hours, basis_points FROM cancellation_tiers WHERE company_id = :companyId`,
    { bookingId, companyId },
  );
