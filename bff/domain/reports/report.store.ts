import { CONFIRMED } from '@states/booking-states';
import { Vehicle } from '@db/models';
import { select } from '@db/query';

/** The totals of confirmed trips. Amounts are öre, without tax where nothing else is said. */
export interface TripSums {
  trips: number;
  passengers: number;
  metres: number;
  emissionsGrams: number;
  /** Deviations on them, except those found to be none. */
  deviations: number;
  operatorPrice: number;
  customerPrice: number;
  /** What the customer pays, tax included. */
  total: number;
  /** From leaving the starting position until it is back, of all buses. */
  busySeconds: number;
}

const SUMS = `COUNT(*) AS trips, CAST(SUM(b.passengers) AS SIGNED) AS passengers, CAST(SUM(b.total_metres) AS SIGNED) AS metres,
  CAST(COALESCE(SUM(b.emissions_grams), 0) AS SIGNED) AS emissions_grams, CAST(SUM(b.operator_price) AS SIGNED) AS operator_price,
  CAST(SUM(b.customer_price) AS SIGNED) AS customer_price, CAST(SUM(b.total) AS SIGNED) AS total,
  CAST(COALESCE(SUM(told.deviations), 0) AS SIGNED) AS deviations,
  CAST(SUM(TIMESTAMPDIFF(SECOND, b.planned_start_at, b.planned_end_at)) AS SIGNED) AS busy_seconds`;

/** Grouped separately, so that a trip with two is counted once. */
const TOLD = `LEFT JOIN (SELECT j.booking_id, COUNT(*) AS deviations FROM deviations d JOIN journeys j ON j.id = d.journey_id
  WHERE d.handling <> 'noDeviation' GROUP BY j.booking_id) told ON told.booking_id = b.id`;

const epochSeconds = (instant: Date) => Math.floor(instant.getTime() / 1_000);

/** Whose trips: one company's, those that were bought for units, or all. */
export interface ReportScope {
  companyId?: number | undefined;
  /** At least one. */
  unitIds?: readonly number[] | undefined;
}

interface Wanted extends ReportScope {
  /** The first instant of each period in order, and the end of the last one. */
  starts: readonly Date[];
  until: Date;
}

const OF_UNITS = ' AND b.order_id IN (SELECT o.id FROM orders o WHERE o.deal_unit_id IN (:unitIds))';
const within = ({ companyId, unitIds }: ReportScope): string =>
  `${companyId === undefined ? '' : ' AND b.company_id = :companyId'}${unitIds === undefined ? '' : OF_UNITS}`;

/**
 * The totals of each period, by the departure of their trips; one without trips is left out. Raw SQL: aggregates over a year's bookings,
 * with periods given as instants, because the server need not know Stockholm time.
 */
export function sumsByPeriod({ starts, until, ...scope }: Wanted): Promise<(TripSums & { period: number })[]> {
  return select(
    `SELECT INTERVAL(TIMESTAMPDIFF(SECOND, '1970-01-01', b.departure_at), :starts) - 1 AS period, ${SUMS} FROM bookings b ${TOLD}
     WHERE b.status IN (:confirmed) AND b.departure_at >= :from AND b.departure_at < :until${within(scope)}
     GROUP BY period ORDER BY period`,
    { starts: starts.map(epochSeconds), from: starts[0], until, ...scope, confirmed: [...CONFIRMED] },
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

/** The totals of each unit in a period, the dearest first. Raw SQL, as above. */
export function sumsByUnit(
  from: Date,
  until: Date,
  unitIds: readonly number[],
): Promise<(TripSums & { unitId: number })[]> {
  return select(
    `SELECT o.deal_unit_id AS unit_id, ${SUMS} FROM bookings b JOIN orders o ON o.id = b.order_id ${TOLD}
     WHERE b.status IN (:confirmed) AND b.departure_at >= :from AND b.departure_at < :until AND o.deal_unit_id IN (:unitIds)
     GROUP BY o.deal_unit_id ORDER BY total DESC, o.deal_unit_id`,
    { from, until, unitIds, confirmed: [...CONFIRMED] },
  );
}

/** Buses for sale now, of a company or of all. */
export const activeVehicles = (companyId: number | undefined): Promise<number> =>
  Vehicle.scope('active').count({ where: companyId === undefined ? {} : { companyId } });
