import type { UserStanding } from '@bff/domain/accounts';
import type { Standing } from '@bff/domain/bookings';
import type { CompanyStatus } from '@bff/domain/companies';
import type { DealOrganisationStatus } from '@bff/domain/deal-organisations';
import type { NoteAbout } from '@bff/domain/notes';
import type { Message } from '@bff/domain/outgoing-messages';
import type { RefundStatus } from '@bff/domain/payments';
import { DomainError } from '@bff/domain/shared/errors';
import type { ShownPaymentStatus } from '@states/payment-states';
import type { AskedStatus, OfficeRequestStatus } from '@states/quote-states';

/** How something stands, in the terms of its list. */
export type FoundState =
  | { of: 'trip'; stands: Standing['stands'] }
  /** `orderNumber`: of what is bought by one of its quotes. `isOffered`: an administrator has offered the trip after it. */
  | { of: 'request'; status: OfficeRequestStatus; orderNumber: string | null; isOffered: boolean }
  | { of: 'asked'; status: AskedStatus }
  | { of: 'payment'; status: ShownPaymentStatus }
  | { of: 'refund'; status: RefundStatus | 'replaced' }
  | { of: 'company'; status: CompanyStatus }
  | { of: 'dealCustomer'; status: DealOrganisationStatus }
  | { of: 'vehicle'; status: 'active' | 'inactive' }
  | { of: 'account'; standing: UserStanding }
  | { of: 'message'; message: Pick<Message, 'kind' | 'state' | 'about' | 'subject'> };

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
    | 'message'
    | 'applicant'
    | 'dealCustomer'
    | 'user';
  /** The id, or the number of an order, booking, journey or quote request; for the bookings of a bus its registration number. */
  id: string | number;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
  /** Of a trip, its departure; of a payment or a message, when it was made. */
  at?: Date;
  /** Of a payment, in öre. */
  amount?: number;
  state?: FoundState;
  /** Of a note: what it is about. */
  about?: NoteAbout;
  /** What it, and the rest of its list, is found by, where a noun beside it was left out. */
  by?: string;
  /** That noun means something else, of which there is none. */
  isElse?: true;
}

/** Limits each kind: the user can type more of the name. */
export const MOST_OF_A_KIND = 5;
/** The most of a kind, as a page. */
export const part = { page: 1, pageSize: MOST_OF_A_KIND };

/** What is missing or not the actor's to see is not found; other errors are thrown. */
export async function visible(found: Promise<Found[]>): Promise<Found[]> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DomainError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  }
}

/** All the words occur in the name. */
export function isCalled(name: string, text: string): boolean {
  const called = name.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => called.includes(word));
}
