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
  /** For the customer: what it costs and gives back, in öre; null while the customer chooses. */
  money?: { fee: number; refund: number } | null;
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

type Choices = MailTemplates['bookingCancellation']['choices'];

const moneyOf = (fee: number, refund: number, choices: Choices): { fee: number; refund: number } | null =>
  choices.length > 0 && fee + refund === 0 ? null : { fee, refund };

/** The money or another bus: by when, and where. */
const choiceBlocks = (choices: Choices, language: Language): Block[] =>
  choices.flatMap(({ bookingNumber, amount, until, chooseUrl }) => {
    const [money, at] = [formatMoney(amount, { decimals: true }), formatDateTime(until)];
    return language === 'sv'
      ? [
          paragraph(
            `Du väljer själv för bokning ${bookingNumber}: få tillbaka hela priset, ${money}, eller åk med en annan buss till samma pris. Välj senast ${at}. Väljer du inte betalar vi tillbaka pengarna då.`,
          ),
          action('Välj pengarna eller en annan buss', chooseUrl),
        ]
      : [
          paragraph(
            `You choose for booking ${bookingNumber}: get the whole price back, ${money}, or travel with another bus at the same price. Choose by ${at}. If you do not choose, we refund the money then.`,
          ),
          action('Choose the money or another bus', chooseUrl),
        ];
  });

export const bookingCancellation: MailTemplate<'bookingCancellation'> = {
  sv: ({ trip, fee, refund, takenBack, choices, orderUrl, ...canceled }) => ({
    subject:
      canceled.remaining.length === 0 ? `Bokningen är avbokad: ${what(trip)}` : `En buss är avbokad: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'sv'),
      canceledFacts({ trip, ...canceled, money: moneyOf(fee, refund, choices) }, 'sv'),
      ...choiceBlocks(choices, 'sv'),
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
  en: ({ trip, fee, refund, takenBack, choices, orderUrl, ...canceled }) => ({
    subject:
      canceled.remaining.length === 0
        ? `Your booking is canceled: ${what(trip)}`
        : `One bus is canceled: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'en'),
      canceledFacts({ trip, ...canceled, money: moneyOf(fee, refund, choices) }, 'en'),
      ...choiceBlocks(choices, 'en'),
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
