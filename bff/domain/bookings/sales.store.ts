import { selectOne } from '@db/query';
import { CONFIRMED } from './booking-states';

/** What was sold, in öre without tax. */
export interface Sales {
  bookings: number;
  customerPrice: number;
  operatorPrice: number;
}

/** Bookings that were confirmed since that instant and still stand. */
export async function salesSince(from: Date): Promise<Sales> {
  const row = await selectOne<Sales>(
    `SELECT COUNT(*) AS bookings, CAST(COALESCE(SUM(customer_price), 0) AS SIGNED) AS customerPrice,
       CAST(COALESCE(SUM(operator_price), 0) AS SIGNED) AS operatorPrice
     FROM bookings WHERE status IN (:confirmed) AND id IN (
       SELECT entity_id FROM event_log WHERE entity = 'booking' AND to_state IN ('booked', 'purchased') AND at >= :from)`,
    { confirmed: CONFIRMED, from },
  );
  return row ?? { bookings: 0, customerPrice: 0, operatorPrice: 0 };
}

/** Confirmed trips (buses) whose wheels roll from the one instant until before the other. */
export async function tripsDeparting(from: Date, to: Date): Promise<number> {
  const row = await selectOne<{ trips: number }>(
    'SELECT COUNT(*) AS trips FROM bookings WHERE status IN (:confirmed) AND departure_at >= :from AND departure_at < :to',
    { confirmed: CONFIRMED, from, to },
  );
  return row?.trips ?? 0;
}
