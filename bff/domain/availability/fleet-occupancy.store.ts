import type { OccupancyKind } from '@states/occupancy-kinds';
import { Op } from 'sequelize';
import { Occupancy, OrderStop, Vehicle } from '@db/models';
import { containing } from '../shared/containing';
import type { Interval } from './occupancy.store';

/** Which buses of a company, and the period [start, end). */
export interface FleetQuery extends Interval {
  companyId: number;
  /** A part of the registration number or of the model. */
  text: string;
  depotId: number | undefined;
}

export interface FleetVehicle {
  id: number;
  registrationNumber: string;
  model: string;
  seats: number;
}

export interface FleetOccupancy extends Interval {
  id: number;
  vehicleId: number;
  kind: OccupancyKind;
  comment: string | null;
  bookingNumber: string | null;
  orderId: number | null;
}

/** With where its trip goes. */
export interface FleetTime extends FleetOccupancy {
  route: { from: string; to: string } | null;
}

/** The most buses that a page shows; companies with more filter them. */
export const MOST_FLEET_VEHICLES = 400;

async function vehicles({ companyId, text, depotId }: FleetQuery): Promise<FleetVehicle[]> {
  const like = { [Op.like]: containing(text.trim()) };
  // Registration numbers are ASCII: anything else must not be compared with them.
  const number = /^[A-Za-z0-9 -]+$/.test(text) ? containing(text.replace(/[\s-]/g, '').toUpperCase()) : undefined;
  const rows = await Vehicle.scope('kept').findAll({
    attributes: ['id', 'registrationNumber', 'model', 'seats'],
    where: {
      companyId,
      ...(depotId !== undefined && { '$defaultStart.depot_id$': depotId }),
      ...(text.trim() && {
        [Op.or]: [{ model: like }, ...(number ? [{ registrationNumber: { [Op.like]: number } }] : [])],
      }),
    },
    ...(depotId !== undefined && { include: [{ association: 'defaultStart', attributes: ['depotId'] }] }),
    order: ['registrationNumber'],
    limit: MOST_FLEET_VEHICLES,
  });
  return rows.map(({ id, registrationNumber, model, seats }) => ({ id, registrationNumber, model, seats }));
}

/** What occupies these buses in a period, by bus and time. */
export async function occupanciesOf(
  vehicleIds: readonly number[],
  { start, end }: Interval,
): Promise<FleetOccupancy[]> {
  if (vehicleIds.length === 0) return [];
  const rows = await Occupancy.findAll({
    attributes: ['id', 'vehicleId', 'startsAt', 'endsAt', 'kind', 'comment'],
    where: { vehicleId: [...vehicleIds], startsAt: { [Op.lt]: end }, endsAt: { [Op.gt]: start } },
    include: [{ association: 'booking', attributes: ['number', 'orderId'] }],
    order: ['vehicleId', 'startsAt', 'id'],
  });
  return rows.map(({ id, vehicleId, startsAt, endsAt, kind, comment, booking }) => ({
    id,
    vehicleId,
    start: startsAt,
    end: endsAt,
    kind,
    comment,
    bookingNumber: booking?.number ?? null,
    orderId: booking?.orderId ?? null,
  }));
}

/** Where the trips of these orders go, by one statement: a month of a fleet has thousands of trips. */
async function routesOf(orderIds: readonly number[]): Promise<Map<number, { from: string; to: string }>> {
  const routes = new Map<number, { from: string; to: string }>();
  if (orderIds.length === 0) return routes;
  const stops = await OrderStop.findAll({
    attributes: ['orderId', 'name'],
    where: { orderId: [...new Set(orderIds)] },
    order: ['orderId', 'position'],
  });
  for (const { orderId, name } of stops) routes.set(orderId, { from: routes.get(orderId)?.from ?? name, to: name });
  return routes;
}

/** The occupancies of a company's buses in a period. */
export async function readFleet(query: FleetQuery): Promise<{ vehicles: FleetVehicle[]; occupancies: FleetTime[] }> {
  const found = await vehicles(query);
  const occupancies = await occupanciesOf(found.map(({ id }) => id), query); // prettier-ignore
  const routes = await routesOf(occupancies.flatMap(({ orderId }) => orderId ?? []));
  const routeOf = (orderId: number | null) => (orderId === null ? null : (routes.get(orderId) ?? null));
  return { vehicles: found, occupancies: occupancies.map((one) => ({ ...one, route: routeOf(one.orderId) })) };
}

/**
 * Changes whenever an occupancy of the company is added, removed or changed: that raises the version of the bus's lock; when a hold becomes
 * a booking, the number of holds changes.
 */
export async function fleetRevision(companyId: number): Promise<string> {
  const locks = await Vehicle.sum('lockVersion', { where: { companyId } });
  const holds = await Occupancy.count({
    where: { expiresAt: { [Op.ne]: null } },
    include: [{ association: 'vehicle', attributes: [], where: { companyId }, required: true }],
  });
  return `${locks || 0}-${holds}`;
}
