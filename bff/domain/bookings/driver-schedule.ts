// Traces: S1-011
import { waysIn } from '@bff/domain/places';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bookingPolicy } from './booking.policy';
import { type DriverTrip, tripsOfDrivers } from './driver-schedule.store';
import { type CompanyDriver, driversOf } from './driver-work.store';

export interface DriverSchedule {
  /** The company's active drivers, by name. */
  drivers: CompanyDriver[];
  /** By start; those without a driver are still to be driven. */
  trips: DriverTrip[];
}

/** Who drives what of a company's confirmed trips in a period [start, end). @throws DomainError `auth.noPermission` */
export async function driverSchedule(
  actor: Actor,
  asked: { companyId: number; start: Date; end: Date },
): Promise<DriverSchedule> {
  must(bookingPolicy.seeTripsOf(actor, asked), 'auth.noPermission');
  const [drivers, trips] = await Promise.all([driversOf(asked.companyId), tripsOfDrivers(asked)]);
  return { drivers, trips: await waysIn(actor.language, trips) };
}
