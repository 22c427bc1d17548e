import { UniqueConstraintError } from 'sequelize';
import { newNumber } from '@bff/domain/shared/numbers';
import { send, together } from '@db/query';
import { inserting, type NewRow, type Statement, writing } from '@db/statement';

const isTaken = (error: unknown): boolean =>
  error instanceof UniqueConstraintError ||
  (error instanceof Error && 'original' in error && (error.original as { errno?: number }).errno === 1062);

/** The rare number that is taken is drawn again: only the statement fails, not the transaction. */
async function untilNotTaken<Result>(insert: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await insert();
    } catch (error) {
      if (tries >= 5 || !isTaken(error)) throw error;
    }
  }
}

/** Inserts a row with a new public number. */
const insertNumbered = (table: 'orders' | 'bookings', row: NewRow): Promise<{ id: number; number: string }> =>
  untilNotTaken(async () => {
    const number = newNumber();
    const { insertId } = await send(inserting(table, [{ number, ...row }]));
    return { id: insertId, number };
  });

/**
 * Inserts the journeys of bookings and, in the same message, what else belongs to the order. The journeys come first, since they alone have
 * numbers: when one is taken nothing else is there yet, and all is sent again with others.
 */
const insertJourneysAnd = (bookingIds: readonly number[], others: readonly Statement<unknown>[]): Promise<unknown> =>
  untilNotTaken(() =>
    together([
      inserting(
        'journeys',
        bookingIds.map((booking_id) => ({ number: newNumber(), booking_id })),
      ),
      ...others,
    ]),
  );

/** Copies the operator's terms of cancellation, as they are now, to the bookings of an order. */
const copyTermsStatement = (orderId: number, companyId: number): Statement<unknown> =>
  writing(
    `INSERT INTO booking_cancellation_tiers (booking_id, hours, basis_points)
     SELECT b.id, t.hours, t.basis_points FROM bookings b JOIN cancellation_tiers t ON t.company_id = :companyId WHERE b.order_id = :orderId`,
    { orderId, companyId },
  );

/** Writes orders and what belongs to them, in the caller's transaction. */
export const newOrderStore = { insertNumbered, insertJourneysAnd, copyTermsStatement };
