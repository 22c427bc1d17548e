import { type BookingSummary, listBookings } from '@bff/domain/bookings';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import type { Page } from '@bff/domain/shared/list-page';

/** As many as a driver has in some weeks. */
const SHOWN = 20;

/** A driver's trips that are not over, the next first, as the actor's own list of bookings has them. @throws DomainError as `listBookings` */
export const tripsOfDriver = (actor: UserActor, driverUserId: number): Promise<Page<BookingSummary>> =>
  listBookings(actor, {
    companyId: isAdmin(actor) ? undefined : (actor.companyId ?? 0),
    driverUserId,
    when: 'coming',
    text: '',
    sort: 'departure',
    descending: false,
    page: 1,
    pageSize: SHOWN,
  });
