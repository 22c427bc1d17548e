import { CONFIRMED } from '@states/booking-states';
import { Vehicle } from '@db/models';
import { select } from '@db/query';

/** The totals of confirmed trips. Amounts are öre without tax. */
export interface TripSums {
  trips: number;
  passengers: number;
  metres: number;
  emissionsGrams: number;
  /** Deviations on them, except those found to be none. */
  deviations: number;
  operatorPrice: number;
  customerPrice: number;
  /** From leaving the starting position until it is back, of all buses. */
  busySeconds: number;
}

const SUMS = `COUNT(*) AS trips, CAST(SUM(b.passengers) AS SIGNED) AS passengers, CAST(SUM(b.total_metres) AS SIGNED) AS metres,
  CAST(COALESCE(SUM(b.emissions_grams), 0) AS SIGNED) AS emissions_grams, CAST(SUM(b.operator_price) AS SIGNED) AS operator_price,
  CAST(SUM(b.customer_price) AS SIGNED) AS customer_price,
  CAST(COALESCE(SUM(told.deviations), 0) AS SIGNED) AS deviations,
  CAST(SUM(TIMESTAMPDIFF(SECOND, b.planned_start_at, b.planned_end_at)) AS SIGNED) AS busy_seconds`;

/** Grouped separately, so that a trip with two is counted once. */
const TOLD = `LEFT JOIN (SELECT j.booking_id, COUNT(*) AS deviations FROM deviations d JOIN journeys j ON j.id = d.journey_id
  WHERE d.handling <> 'noDeviation' GROUP BY j.booking_id) told ON told.booking_id = b.id`;

const epochSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000);

interface Wanted {
  /** The first instant of each period in order, and the end of the last one. */
  starts: readonly Date[];
  until: Date;
  companyId: number | undefined;
}

/**
 * The totals of each period, by the departure of their trips; one without trips is left out. Raw SQL: aggregates over a year's bookings,
 * with periods given as instants, because the server need not know Stockholm time.
 */
export function sumsByPeriod({ starts, until, companyId }: Wanted): Promise<(TripSums & { period: number })[]> {
  return select(
    `SELECT INTERVAL(TIMESTAMPDIFF(SECOND, '1970-01-01', b.departure_at), :starts) - 1 AS period, ${SUMS} FROM bookings b ${TOLD}
     WHERE b.status IN (:confirmed) AND b.departure_at >= :from AND b.departure_at < :until${companyId === undefined ? '' : ' AND b.company_id = :companyId'}
     GROUP BY period ORDER BY period`,
    { starts: starts.map(epochSeconds), from: starts[0], until, companyId, confirmed: [...CONFIRMED] },
  );
}

/** The totals of each company in a period, the most sold first. Raw SQL, as above. */
export function sumsByCompany(from: Date, until: Date): Promise<(TripSums & { companyId: number; name: string })[]> {
  return select(
    `SELECT b.company_id, c.name, ${SUMS} FROM bookings b JOIN companies c ON c.id = b.company_id ${TOLD}
     WHERE b.status IN (:confirmed) AND b.departure_at >= :from AND b.departure_at < :until
     GROUP BY b.company_id, c.name ORDER BY operator_price DESC, b.company_id`,
    { from, until, confirmed: [...CONFIRMED] },
  );
}

/** Buses for sale now, of a company or of all. */
export const activeVehicles = (companyId: number | undefined): Promise<number> =>
  Vehicle.scope('active').count({ where: companyId === undefined ? {} : { companyId } });
