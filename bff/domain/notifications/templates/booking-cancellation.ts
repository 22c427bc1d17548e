import { formatDateTime, formatMoney } from '@formats';
import type { Language } from '../../shared/actor';
import { departureOf, tripName, type Trip } from '../../documents';
import { action, facts, greeting, paragraph, type Block, type MailTemplate } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { contactBlocks, tripBlocks } from '../trip-blocks';

type CanceledBy = MailTemplates['bookingCancellation']['canceledBy'];

const what = (trip: Trip): string => `${tripName(trip)} ${formatDateTime(departureOf(trip))}`;
const words = {
  sv: {
    bookings: 'Avbokat',
    remaining: 'Fortfarande bokat',
    by: 'Avbokat av',
    reason: 'Orsak',
    fee: 'Avgift',
    refund: 'Återbetalas',
  },
  en: {
    bookings: 'Canceled',
    remaining: 'Still booked',
    by: 'Canceled by',
    reason: 'Reason',
    fee: 'Fee',
    refund: 'Refund',
  },
} as const;

const whoCanceled: Record<Language, Record<CanceledBy, string>> = {
  sv: { customer: 'Kunden', operator: 'Bussbolaget', admin: 'Administratören', expiry: 'Bokningen hann gå ut' },
  en: {
    customer: 'The customer',
    operator: 'The bus company',
    admin: 'The administrator',
    expiry: 'The booking expired',
  },
};

interface Cancellation {
  trip: Trip;
  remaining: Trip['buses'];
  canceledBy: CanceledBy;
  reason: string | null;
  /** For the customer: what it costs and gives back, in öre. */
  money?: { fee: number; refund: number };
}

const numbersOf = (buses: Trip['buses']): string => buses.map(({ bookingNumber }) => bookingNumber).join(', ');

function canceledFacts({ trip, remaining, canceledBy, reason, money }: Cancellation, language: Language): Block {
  const t = words[language];
  return facts([
    [t.bookings, numbersOf(trip.buses)],
    [t.remaining, numbersOf(remaining)],
    [t.by, whoCanceled[language][canceledBy]],
    [t.reason, reason],
    [t.fee, money ? formatMoney(money.fee, { decimals: true }) : null],
    [t.refund, money ? formatMoney(money.refund, { decimals: true }) : null],
  ]);
}

export const bookingCancellation: MailTemplate<'bookingCancellation'> = {
  sv: ({ trip, fee, refund, takenBack, orderUrl, ...canceled }) => ({
    subject:
      canceled.remaining.length === 0 ? `Bokningen är avbokad: ${what(trip)}` : `En buss är avbokad: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'sv'),
      canceledFacts({ trip, ...canceled, money: { fee, refund } }, 'sv'),
      ...(refund > 0
        ? [paragraph('Pengarna går tillbaka till kortet som betalade. Det brukar ta 5–10 bankdagar.')]
        : []),
      ...(takenBack > 0
        ? [
            paragraph(
              `Din bank har redan tagit tillbaka ${formatMoney(takenBack, { decimals: true })} av det du betalade, eftersom betalningen är bestridd. Det betalar vi inte tillbaka en gång till.`,
            ),
          ]
        : []),
      ...tripBlocks(trip, 'sv'),
      action('Visa bokningen', orderUrl),
    ],
  }),
  en: ({ trip, fee, refund, takenBack, orderUrl, ...canceled }) => ({
    subject:
      canceled.remaining.length === 0
        ? `Your booking is canceled: ${what(trip)}`
        : `One bus is canceled: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'en'),
      canceledFacts({ trip, ...canceled, money: { fee, refund } }, 'en'),
      ...(refund > 0
        ? [paragraph('The money goes back to the card that paid. It usually takes 5–10 banking days.')]
        : []),
      ...(takenBack > 0
        ? [
            paragraph(
              `Your bank has already taken back ${formatMoney(takenBack, { decimals: true })} of what you paid, because the payment is disputed. We do not pay that back a second time.`,
            ),
          ]
        : []),
      ...tripBlocks(trip, 'en'),
      action('Show the booking', orderUrl),
    ],
  }),
};

export const operatorBookingCancellation: MailTemplate<'operatorBookingCancellation'> = {
  sv: ({ trip, ...canceled }) => ({
    subject: `Avbokat: ${what(trip)}`,
    blocks: [
      paragraph('De här bussarna är inte längre bokade, och är lediga att boka igen.'),
      canceledFacts({ trip, ...canceled }, 'sv'),
      ...tripBlocks(trip, 'sv'),
      ...contactBlocks(trip, 'sv'),
    ],
  }),
  en: ({ trip, ...canceled }) => ({
    subject: `Canceled: ${what(trip)}`,
    blocks: [
      paragraph('These buses are no longer booked, and are free to be booked again.'),
      canceledFacts({ trip, ...canceled }, 'en'),
      ...tripBlocks(trip, 'en'),
      ...contactBlocks(trip, 'en'),
    ],
  }),
};
