import { namedNumber, type NamedThing } from '@formats';
import type { Found } from './found';

/** Which finds a noun means. A trip is an order of one's own and a booking of it, so these answer to both. */
const KINDS: Readonly<Record<NamedThing, readonly Found['kind'][]>> = {
  order: ['order', 'ownOrder', 'unitPurchase', 'bookingOfOrder', 'booking'],
  booking: ['bookingOfOrder', 'booking', 'ownOrder', 'unitPurchase'],
  journey: ['journey', 'organisationJourney', 'otherJourney', 'bookingOfOrder', 'booking'],
  quoteRequest: [
    'quoteRequest',
    'askedQuote',
    'ownQuoteRequest',
    'colleagueQuoteRequest',
    'organisationQuoteRequest',
    'otherQuoteRequest',
  ],
  payment: ['payment'],
  refund: ['refund'],
  customer: ['customer', 'dealCustomer', 'activeOrganisation', 'otherOrganisation'],
  company: ['company', 'applicant'],
  vehicle: ['vehicle', 'bookingsOfVehicle'],
  user: ['user'],
  driver: ['user'],
  applicant: ['applicant'],
  unit: ['unit'],
  note: ['note'],
  message: ['message'],
};

export const isCalledThat =
  (thing: NamedThing) =>
  (kind: Found['kind']): boolean =>
    KINDS[thing].includes(kind);

/** Fewer digits are of something else, or the beginning of too many. */
const LEAST_OF_ANOTHER = 5;
const isNumber = (name: string): boolean => /^\d+$/.test(name);

/**
 * Of what a number finds, what its noun means («Bokning 25785486»), and who has that for a name («Kund 12»). If there is none, people often
 * call one thing another, and the number says which; but no payment 3 is no order that begins with 3.
 */
export function asCalled(found: readonly Found[], text: string): readonly Found[] {
  const named = namedNumber(text);
  if (named?.of === undefined) return found;
  const isKind = isCalledThat(named.of);
  const isMeant = ({ kind }: Found) => isKind(kind);
  const digits = named.written.replace(/\D/g, '');
  if (!found.some(isMeant) && digits.length >= LEAST_OF_ANOTHER) return found;
  return found.filter((one) => isMeant(one) || !isNumber(one.name));
}
