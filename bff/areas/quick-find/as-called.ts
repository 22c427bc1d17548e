import { namedNumber, type NumberedThing } from '@formats';
import type { Found } from './found';

/** Which finds a noun means. A trip is an order of one's own and a booking of it, so these answer to both. */
const KINDS: Readonly<Record<NumberedThing, readonly Found['kind'][]>> = {
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
  customer: ['customer', 'dealCustomer'],
  company: ['company', 'applicant'],
};

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
  const kinds = KINDS[named.of];
  const digits = named.written.replace(/\D/g, '');
  const isMeant = ({ kind }: Found) => kinds.includes(kind);
  if (!found.some(isMeant) && digits.length >= LEAST_OF_ANOTHER) return found;
  return found.filter((one) => isMeant(one) || !isNumber(one.name));
}
