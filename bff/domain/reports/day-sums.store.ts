import { CONFIRMED, FIRM } from '@states/booking-states';
import { select } from '@db/query';

/** What was sold, in öre without tax. */
export interface Sales {
  bookings: number;
  customerPrice: number;
  operatorPrice: number;
}

interface Days {
  /** The first instant of each day in order, and the end of the last one. */
  starts: readonly Date[];
  until: Date;
  companyId: number | undefined;
}

const ofCompany = (companyId: number | undefined) => (companyId === undefined ? '' : ' AND b.company_id = :companyId');

/**
 * What was confirmed on each day and still stands, by the index of the day; a day without any is left out. A booking counts on the first of
 * the days that it was confirmed on, and not again when the start of its journey is taken back. Raw SQL: sums over bookings and their history.
 */
export const salesOnDays = ({ starts, until, companyId }: Days): Promise<(Sales & { day: number })[]> =>
  select(
    `SELECT INTERVAL(TIMESTAMPDIFF(SECOND, '1970-01-01', sold.at), :starts) - 1 AS day, COUNT(*) AS bookings,
       CAST(SUM(b.customer_price) AS SIGNED) AS customer_price, CAST(SUM(b.operator_price) AS SIGNED) AS operator_price
     FROM (SELECT entity_id, MIN(at) AS at FROM event_log
       WHERE entity = 'booking' AND to_state IN (:firm) AND NOT (from_state <=> 'started')
         AND at >= :from AND at < :until GROUP BY entity_id) sold
     JOIN bookings b ON b.id = sold.entity_id
     WHERE b.status IN (:confirmed)${ofCompany(companyId)} GROUP BY day ORDER BY day`,
    {
      starts: starts.map((start) => Math.floor(start.getTime() / 1_000)),
      from: starts[0],
      until,
      companyId,
      confirmed: [...CONFIRMED],
      firm: FIRM,
    },
  );

/** How many buses have a confirmed trip on each day. Raw SQL: a bus that is away for several days counts on each of them, once. */
export const busesOnDays = ({ starts, until, companyId }: Days): Promise<{ day: number; buses: number }[]> =>
  select(
    `SELECT days.day, COUNT(DISTINCT b.vehicle_id) AS buses
     FROM (${starts.map((_, day) => `SELECT ${day} AS day, CAST( :start${day} AS DATETIME) AS start, CAST( :start${day + 1} AS DATETIME) AS end`).join(' UNION ALL ')}) days
     JOIN bookings b ON b.planned_start_at < days.end AND b.planned_end_at > days.start
     WHERE b.status IN (:confirmed)${ofCompany(companyId)} GROUP BY days.day ORDER BY days.day`,
    {
      ...Object.fromEntries([...starts, until].map((start, day) => [`start${day}`, start])),
      companyId,
      confirmed: [...CONFIRMED],
    },
  );
