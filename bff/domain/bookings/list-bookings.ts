import { type Actor, isAdmin } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { Page } from '@bff/domain/shared/list-page';
import { bookingPolicy } from './booking.policy';
import { type BookingListQuery, bookingsInList, type BookingSummary } from './booking-list.store';

/**
 * Bookings of one operator, or of all for administrators.
 * @throws DomainError `company.notFound`, `auth.noPermission`
 */
export async function listBookings(actor: Actor, query: BookingListQuery): Promise<Page<BookingSummary>> {
  const { companyId } = query;
  if (companyId === undefined) must(isAdmin(actor), 'auth.noPermission');
  else must(bookingPolicy.seeTripsOf(actor, { companyId }), 'company.notFound');
  return bookingsInList(query);
}
