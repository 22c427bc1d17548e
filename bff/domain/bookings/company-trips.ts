import { waysIn } from '@bff/domain/places';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { Page } from '@bff/domain/shared/list-page';
import { bookingPolicy } from './booking.policy';
import { type CompanyTrip, upcomingTrips } from './company-trip.store';

/**
 * The operator's next trips, including held ones, and how many there are; from an instant on, if one is given. @throws DomainError `company.notFound`, also when the actor may
 * not see them
 */
export async function upcomingTripsOfCompany(
  actor: Actor,
  companyId: number,
  limit: number,
  from?: Date,
): Promise<Page<CompanyTrip>> {
  must(bookingPolicy.seeTripsOf(actor, { companyId }), 'company.notFound');
  const { rows, total } = await upcomingTrips(companyId, limit, from);
  return { rows: await waysIn(actor.language, rows), total };
}
