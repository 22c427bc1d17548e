import { Op } from 'sequelize';
import { Booking } from '@db/models';
import { selectOne } from '@db/query';
import { FIRM } from './booking-events';
import { CONFIRMED } from './booking-states';

/** What was sold, in öre without tax. */
export interface Sales {
  bookings: number;
  customerPrice: number;
  operatorPrice: number;
}

/** Bookings that were confirmed since that instant and still stand. As SQL: sums over bookings and their history. */
export async function salesSince(from: Date): Promise<Sales> {
  const row = await selectOne<Sales>(
    `SELECT COUNT(*) AS bookings, CAST(COALESCE(SUM(customer_price), 0) AS SIGNED) AS customerPrice,
       CAST(COALESCE(SUM(operator_price), 0) AS SIGNED) AS operatorPrice
     FROM bookings WHERE status IN (:confirmed) AND id IN (
       SELECT entity_id FROM event_log WHERE entity = 'booking' AND to_state IN (:firm) AND at >= :from)`,
    { confirmed: CONFIRMED, firm: FIRM, from },
  );
  return row ?? { bookings: 0, customerPrice: 0, operatorPrice: 0 };
}

/** Confirmed trips (buses) whose wheels roll from the one instant until before the other. */
export const tripsDeparting = (from: Date, to: Date): Promise<number> =>
  Booking.count({ where: { status: [...CONFIRMED], departureAt: { [Op.gte]: from, [Op.lt]: to } } });
