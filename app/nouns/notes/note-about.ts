import type { NoteAbout } from '@bff/domain/notes';
import { to } from '~/to';

/** The dashboards where notes are written. */
export type NoteArea = 'admin' | 'company';

/** Of what a note is, as an address says it: `booking=49004344`. */
export function aboutQuery(about: NoteAbout): string {
  if ('bookingNumber' in about) return `booking=${about.bookingNumber}`;
  return 'customerId' in about ? `customer=${about.customerId}` : `company=${about.companyId}`;
}

/** The page of what a note is about. */
export function aboutPath(area: NoteArea, about: NoteAbout): string {
  if (!('bookingNumber' in about))
    return 'customerId' in about ? to.customer(about.customerId) : to.editCompany(about.companyId);
  return area === 'admin' ? to.adminBooking(about.bookingNumber) : to.companyBooking(about.bookingNumber);
}
