import { waysIn } from '@bff/domain/places';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bookingPolicy } from './booking.policy';
import { type CompanyTrip, upcomingTrips } from './company-trip.store';

/** The operator's next trips, including held ones; from an instant on, if one is given. @throws DomainError `company.notFound`, also when the actor may not see them */
export async function upcomingTripsOfCompany(
  actor: Actor,
  companyId: number,
  limit: number,
  from?: Date,
): Promise<CompanyTrip[]> {
  must(bookingPolicy.seeTripsOf(actor, { companyId }), 'company.notFound');
  return waysIn(actor.language, await upcomingTrips(companyId, limit, from));
}
