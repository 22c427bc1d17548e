import type { NoteAbout } from '@bff/domain/notes';

export interface Found {
  kind:
    | 'order'
    | 'bookingOfOrder'
    | 'booking'
    | 'journey'
    | 'organisationJourney'
    | 'ownOrder'
    | 'unitPurchase'
    | 'unit'
    | 'quoteRequest'
    | 'askedQuote'
    | 'ownQuoteRequest'
    | 'colleagueQuoteRequest'
    | 'organisationQuoteRequest'
    | 'activeOrganisation'
    | 'otherOrganisation'
    | 'otherJourney'
    | 'otherQuoteRequest'
    | 'payment'
    | 'refund'
    | 'vehicle'
    | 'bookingsOfVehicle'
    | 'customer'
    | 'company'
    | 'note'
    | 'applicant'
    | 'dealCustomer'
    | 'user';
  /** The id, or the number of an order, booking, journey or quote request; for the bookings of a bus its registration number. */
  id: string | number;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
  /** Of a trip: its departure. */
  at?: Date;
  /** Of a note: what it is about. */
  about?: NoteAbout;
}

/** Limits each kind: the user can type more of the name. */
export const MOST_OF_A_KIND = 5;
/** The most of a kind, as a page. */
export const part = { page: 1, pageSize: MOST_OF_A_KIND };
