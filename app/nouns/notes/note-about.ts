import type { NoteAbout } from '@bff/domain/notes';
import { to } from '~/to';

/** The dashboards where notes are written. */
export type NoteArea = 'admin' | 'company';

/** A note's subject as a query string: `booking=49004344`. */
export function aboutQuery(about: NoteAbout): string {
  if ('bookingNumber' in about) return `booking=${about.bookingNumber}`;
  return 'customerId' in about ? `customer=${about.customerId}` : `company=${about.companyId}`;
}

/** The parameter that names the quote request on whose page a customer's notes are read: the pages about a note lead back to it. */
export const FROM_REQUEST = 'request';

/** The page of a note's subject. */
export function aboutPath(area: NoteArea, about: NoteAbout): string {
  if (!('bookingNumber' in about))
    return 'customerId' in about ? to.customer(about.customerId) : to.editCompany(about.companyId);
  return area === 'admin' ? to.adminBooking(about.bookingNumber) : to.companyBooking(about.bookingNumber);
}
