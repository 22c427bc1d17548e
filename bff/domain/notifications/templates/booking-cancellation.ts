import { formatMoment, formatShortDay } from '@formats';
import type { Language } from '../../shared/actor';
import type { Trip } from '../../documents';
import { action, facts, greeting, moneyText, paragraph, sums, type Block, type MailTemplate } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { contactBlocks, tripBlocks, tripTitle } from '../trip-blocks';

type CanceledBy = MailTemplates['bookingCancellation']['canceledBy'];

const words = {
  sv: {
    bookings: 'Avbokat',
    remaining: 'Fortfarande bokat',
    by: 'Avbokat av',
    reason: 'Anledning',
    price: 'Pris',
    fee: 'Avbokningsavgift',
    refund: 'Återbetalas',
  },
  en: {
    bookings: 'Cancelled',
    remaining: 'Still booked',
    by: 'Cancelled by',
    reason: 'Reason',
    price: 'Price',
    fee: 'Cancellation fee',
    refund: 'To be refunded',
  },
} as const;

/** To the operator: who did it. */
const whoCanceled: Record<Language, Record<CanceledBy, string>> = {
  sv: { customer: 'Kunden', operator: 'Ert bolag', admin: 'Kundtjänst', expiry: 'Ingen: den betalades inte i tid' },
  en: {
    customer: 'The customer',
    operator: 'Your company',
    admin: 'Customer service',
    expiry: 'Nobody: it was not paid for in time',
  },
};

/** All of it, or how many of its buses. */
const whatWasCanceled = {
  sv: (buses: number, isAll: boolean): string => (isAll ? 'resan' : buses === 1 ? 'en buss' : `${buses} bussar`),
  en: (buses: number, isAll: boolean): string => (isAll ? 'the trip' : buses === 1 ? 'one bus' : `${buses} buses`),
} as const;

/** To the customer: what has happened. */
const whatHappened: Record<Language, Record<CanceledBy, (what: string) => string>> = {
  sv: {
    customer: (what) => `Du har avbokat ${what}.`,
    operator: (what) => `Bussbolaget har tyvärr avbokat ${what}.`,
    admin: (what) => `Vår kundtjänst har avbokat ${what}.`,
    expiry: () => 'Bokningen betalades inte i tid och gäller inte längre.',
  },
  en: {
    customer: (what) => `You have cancelled ${what}.`,
    operator: (what) => `Unfortunately, the bus company has cancelled ${what}.`,
    admin: (what) => `Our customer service team has cancelled ${what}.`,
    expiry: () => 'The booking was not paid for in time and is no longer valid.',
  },
};

/** To the operator: what has happened, as long as it matters. */
const released: Record<Language, (buses: number) => string> = {
  sv: (buses) =>
    buses === 1
      ? 'Bussen är inte längre bokad, och kan bokas av andra.'
      : 'De här bussarna är inte längre bokade, och kan bokas av andra.',
  en: (buses) =>
    buses === 1
      ? 'The bus is no longer booked, and others can book it.'
      : 'These buses are no longer booked, and others can book them.',
};

/** To the operator: what its settlement statement will say. Of its own cancellation only what that costs it: the customer never pays for one. */
function settledBlocks(
  { settled, canceledBy }: Pick<MailTemplates['operatorBookingCancellation'], 'settled' | 'canceledBy'>,
  language: Language,
): Block[] {
  if (!settled) return [];
  const { fee, share, penalty } = settled;
  const said = settledWords[language];
  if (canceledBy === 'operator') return penalty > 0 ? [paragraph(said.penalty(moneyText(penalty, language)))] : [];
  return [paragraph(fee > 0 ? said.fee(moneyText(fee, language), moneyText(share, language)) : said.free)];
}

const settledWords = {
  sv: {
    fee: (fee: string, share: string): string =>
      `Kunden betalar ${fee} inkl. moms i avbokningsavgift. Er del är ${share} exkl. moms och räknas med i avräkningen.`,
    free: 'Kunden betalar ingen avbokningsavgift.',
    penalty: (penalty: string): string => `${penalty} dras av i avräkningen.`,
  },
  en: {
    fee: (fee: string, share: string): string =>
      `The customer pays a cancellation fee of ${fee} incl. VAT. Your share is ${share} excl. VAT and is included in your settlement.`,
    free: 'The customer is not charged a cancellation fee.',
    penalty: (penalty: string): string => `${penalty} will be deducted from your settlement.`,
  },
} as const;

const happened = ({ trip, remaining }: Cancellation, canceledBy: CanceledBy, language: Language): Block =>
  paragraph(whatHappened[language][canceledBy](whatWasCanceled[language](trip.buses.length, remaining.length === 0)));

interface Cancellation {
  trip: Trip;
  remaining: Trip['buses'];
  reason: string | null;
  /** For the operator. */
  canceledBy?: CanceledBy;
  /** For the customer: what the price comes to, in öre; null while the customer chooses. */
  sums?: { price: number; fee: number; refund: number } | null;
}

const numbersOf = (buses: Trip['buses']): string => buses.map(({ bookingNumber }) => bookingNumber).join(', ');
const isOnlyBus = ({ trip, remaining }: Pick<Cancellation, 'trip' | 'remaining'>): boolean =>
  trip.buses.length + remaining.length === 1;
function canceledBlocks(canceled: Cancellation, language: Language): Block[] {
  const { trip, remaining, canceledBy, reason, sums: owed = null } = canceled;
  const t = words[language];
  // A customer knows their only bus by the order's number.
  const isOnly = !canceledBy && isOnlyBus({ trip, remaining });
  const said = facts([
    [t.bookings, isOnly ? null : numbersOf(trip.buses)],
    [t.remaining, numbersOf(remaining)],
    [t.by, canceledBy ? whoCanceled[language][canceledBy] : null],
    [t.reason, reason],
  ]);
  if (!owed) return [said];
  return [
    said,
    sums(
      [
        [t.price, owed.price],
        [t.fee, owed.fee],
        [t.refund, owed.refund],
      ],
      language,
    ),
  ];
}

type Refund = Pick<MailTemplates['bookingCancellation'], 'fee' | 'refund' | 'takenBack' | 'card'>;

/** The refund: how much, to what, and when. */
const refundBlocks = {
  sv: ({ fee, refund, takenBack, card }: Refund): Block[] => [
    ...(refund > 0
      ? [
          paragraph(
            `${moneyText(refund, 'sv')} återbetalas till ${card ?? 'kortet du betalade med'}. Pengarna kommer oftast fram inom 5–10 bankdagar.`,
          ),
        ]
      : fee > 0 && takenBack === 0
        ? [paragraph('Avgiften är lika stor som priset, så inget betalas tillbaka.')]
        : []),
    ...(takenBack > 0
      ? [
          paragraph(
            `Din bank har redan tagit tillbaka ${moneyText(takenBack, 'sv')} av det du betalade, eftersom betalningen är bestridd. Det beloppet betalar vi inte tillbaka en gång till.`,
          ),
        ]
      : []),
  ],
  en: ({ fee, refund, takenBack, card }: Refund): Block[] => [
    ...(refund > 0
      ? [
          paragraph(
            `${moneyText(refund, 'en')} is being refunded to ${card ?? 'the card you paid with'}. The money usually arrives within 5–10 working days.`,
          ),
        ]
      : fee > 0 && takenBack === 0
        ? [paragraph('The fee equals the price, so nothing is refunded.')]
        : []),
    ...(takenBack > 0
      ? [
          paragraph(
            `Your bank has already taken back ${moneyText(takenBack, 'en')} of what you paid, because the payment is disputed. We will not refund that amount again.`,
          ),
        ]
      : []),
  ],
} as const;

type Choices = MailTemplates['bookingCancellation']['choices'];

/** While everything waits for the customer's choice, or if nothing was paid, there are none. */
const sumsOf = ({ fee, refund, takenBack }: Refund): NonNullable<Cancellation['sums']> | null => {
  const price = fee + refund + takenBack;
  return price === 0 ? null : { price, fee, refund };
};

/** The refund or another bus: by when, and where. */
const choiceBlocks = (choices: Choices, isOnly: boolean, language: Language): Block[] =>
  choices.flatMap(({ bookingNumber, amount, until, chooseUrl }) => {
    const at = formatMoment(until, language);
    return language === 'sv'
      ? [
          paragraph(
            `Du väljer själv${isOnly ? '' : ` för bokning ${bookingNumber}`}: få tillbaka hela priset, ${moneyText(amount, language)}, eller åk med en annan buss till samma pris. Välj senast ${at}. Har du inte valt då betalar vi tillbaka pengarna.`,
          ),
          action('Välj pengarna eller en annan buss', chooseUrl),
        ]
      : [
          paragraph(
            `What happens${isOnly ? '' : ` with booking ${bookingNumber}`} is up to you: get the full price back, ${moneyText(amount, language)}, or travel on another bus at the same price. Choose by ${at}. If you have not chosen by then, we refund the money.`,
          ),
          action('Choose a refund or another bus', chooseUrl),
        ];
  });

/** Where there is something to choose, the subject says by which day: it may be all that is read in time. */
const headline = {
  sv: (isAll: boolean, choices: Choices): string =>
    `${isAll ? 'Bokningen är avbokad' : 'En buss är avbokad'}${choices.length > 0 ? `, välj senast ${firstDay(choices, 'sv')}` : ''}`,
  en: (isAll: boolean, choices: Choices): string =>
    `${isAll ? 'Your booking is cancelled' : 'One bus is cancelled'}${choices.length > 0 ? `, choose by ${firstDay(choices, 'en')}` : ''}`,
} as const;

const firstDay = (choices: Choices, language: Language): string =>
  formatShortDay(Math.min(...choices.map(({ until }) => until.getTime())), language);

export const bookingCancellation: MailTemplate<'bookingCancellation'> = {
  sv: ({ trip, remaining, canceledBy, reason, choices, orderUrl, ...refund }) => ({
    headline: headline.sv(remaining.length === 0, choices),
    about: tripTitle(trip, 'sv'),
    blocks: [
      greeting(trip.contact.name, 'sv'),
      happened({ trip, remaining, reason }, canceledBy, 'sv'),
      ...refundBlocks.sv(refund),
      ...choiceBlocks(choices, isOnlyBus({ trip, remaining }), 'sv'),
      ...canceledBlocks({ trip, remaining, reason, sums: sumsOf(refund) }, 'sv'),
      ...tripBlocks(trip, 'sv'),
      action('Visa bokningen', orderUrl),
    ],
  }),
  en: ({ trip, remaining, canceledBy, reason, choices, orderUrl, ...refund }) => ({
    headline: headline.en(remaining.length === 0, choices),
    about: tripTitle(trip, 'en'),
    blocks: [
      greeting(trip.contact.name, 'en'),
      happened({ trip, remaining, reason }, canceledBy, 'en'),
      ...refundBlocks.en(refund),
      ...choiceBlocks(choices, isOnlyBus({ trip, remaining }), 'en'),
      ...canceledBlocks({ trip, remaining, reason, sums: sumsOf(refund) }, 'en'),
      ...tripBlocks(trip, 'en'),
      action('View the booking', orderUrl),
    ],
  }),
};

export const operatorBookingCancellation: MailTemplate<'operatorBookingCancellation'> = {
  sv: ({ trip, settled, isOver, orderUrl, ...canceled }) => ({
    headline: 'Avbokat',
    about: tripTitle(trip, 'sv'),
    blocks: [
      greeting('', 'sv'),
      ...(isOver ? [] : [paragraph(released.sv(trip.buses.length))]),
      ...settledBlocks({ settled, canceledBy: canceled.canceledBy }, 'sv'),
      ...(orderUrl ? [action('Visa bokningen', orderUrl)] : []),
      ...canceledBlocks({ trip, ...canceled }, 'sv'),
      ...tripBlocks(trip, 'sv', { toCustomer: false }),
      ...contactBlocks(trip, 'sv'),
    ],
  }),
  en: ({ trip, settled, isOver, orderUrl, ...canceled }) => ({
    headline: 'Cancelled',
    about: tripTitle(trip, 'en'),
    blocks: [
      greeting('', 'en'),
      ...(isOver ? [] : [paragraph(released.en(trip.buses.length))]),
      ...settledBlocks({ settled, canceledBy: canceled.canceledBy }, 'en'),
      ...(orderUrl ? [action('View the booking', orderUrl)] : []),
      ...canceledBlocks({ trip, ...canceled }, 'en'),
      ...tripBlocks(trip, 'en', { toCustomer: false }),
      ...contactBlocks(trip, 'en'),
    ],
  }),
};
