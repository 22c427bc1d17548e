import { formatWhen } from '@formats';
import { action, facts, greeting, type MailTemplate, moneyText, paragraph, sums } from '../mail-content';
import type { ChangedTrip } from '../changed-trip-data';
import { isPriceChanged } from '../mail-data';
import { tripBlocks, tripTitle } from '../trip-blocks';

const words = {
  sv: {
    stops: 'Resa',
    departure: 'Avresa',
    return: 'Hemresa',
    passengers: 'Resenärer',
    wheelchairs: 'Rullstolsplatser',
    buses: 'Buss',
    operatorPrice: 'Ert pris exkl. moms',
    booking: 'Bokning',
    seats: 'platser',
  },
  en: {
    stops: 'Trip',
    departure: 'Departure',
    return: 'Return',
    passengers: 'Passengers',
    wheelchairs: 'Wheelchair spaces',
    buses: 'Bus',
    operatorPrice: 'Your price excl. VAT',
    booking: 'Booking',
    seats: 'seats',
  },
} as const;

/** `Uppsala – Gävle, ons 10 mars 2027 kl. 08:00`: which trip, in subjects. */
export const changedTitle = ({ stops, departure }: ChangedTrip, language: 'sv' | 'en'): string =>
  `${stops[0] ?? ''} – ${stops.at(-1) ?? ''}, ${formatWhen(departure, language)}`;

/** What a bus is; its number too for its company, which knows it by that. */
function busText({ model, seats, registrationNumber }: ChangedTrip['buses'][number], { language, toCustomer }: Reader) {
  const kind = [model, seats > 0 && `${seats} ${words[language].seats}`].filter(Boolean);
  return [...kind, ...(toCustomer && kind.length > 0 ? [] : [registrationNumber])].join(', ');
}

interface Reader {
  language: 'sv' | 'en';
  toCustomer: boolean;
}

const said = (trip: ChangedTrip, { language, toCustomer }: Reader) => ({
  stops: trip.stops.join(' – '),
  departure: formatWhen(trip.departure, language),
  return: trip.return ? formatWhen(trip.return, language) : '–',
  passengers: String(trip.passengers),
  wheelchairs: String(trip.wheelchairs),
  buses: trip.buses.map((bus) => busText(bus, { language, toCustomer })).join('; '),
  operatorPrice: moneyText(trip.operatorPrice, language),
});

interface Change {
  /** The number by which the reader knows the trip, after its name. */
  known: readonly [string, string];
  before: ChangedTrip;
  after: ChangedTrip;
}

/** For a bus company, which has the bookings. */
export const bookingFact = (bookingNumbers: readonly string[], language: 'sv' | 'en'): readonly [string, string] => [
  words[language].booking,
  bookingNumbers.join(', '),
];

/** What changed, old beside new; the stops are always included to identify the trip. Customers do not see the operator price. */
export function changedFacts(language: 'sv' | 'en', { known, before, after }: Change, { toCustomer = false } = {}) {
  const [old, now] = [said(before, { language, toCustomer }), said(after, { language, toCustomer })];
  const names = Object.keys(old) as (keyof typeof old)[];
  return facts([
    ...names
      .filter((name) => !(toCustomer && name === 'operatorPrice'))
      .filter((name) => name === 'stops' || old[name] !== now[name])
      .map(
        (name) => [words[language][name], old[name] === now[name] ? old[name] : `${old[name]} → ${now[name]}`] as const,
      ),
    known,
  ]);
}

/** Nothing changes in a calendar by itself: whoever has the trip there has to open the file. */
function attached(language: 'sv' | 'en', withReceipt = false): string {
  if (language === 'sv')
    return `${withReceipt ? 'Det nya kvittot och en ny kalenderfil är bifogade' : 'En ny kalenderfil är bifogad'}. Öppna kalenderfilen om resan finns i din kalender, så ändras den där.`;
  return `${withReceipt ? 'The new receipt and a new calendar file are attached' : 'A new calendar file is attached'}. If the trip is in your calendar, open the calendar file to change it there.`;
}

export const operatorBookingChanged: MailTemplate<'operatorBookingChanged'> = {
  sv: ({ bookingUrl, bookingNumbers, trip, ...change }) => ({
    headline: 'Ändrad resa',
    about: changedTitle(change.after, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph('Kunden har ändrat en av era resor. Det här är nytt:'),
      changedFacts('sv', { ...change, known: bookingFact(bookingNumbers, 'sv') }),
      ...(trip ? [paragraph(attached('sv'))] : []),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingUrl, bookingNumbers, trip, ...change }) => ({
    headline: 'Changed trip',
    about: changedTitle(change.after, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph('The customer has changed one of your trips. Here is what is new:'),
      changedFacts('en', { ...change, known: bookingFact(bookingNumbers, 'en') }),
      ...(trip ? [paragraph(attached('en'))] : []),
      action('View the booking', bookingUrl),
    ],
  }),
};

const money = (refund: number, more: number, language: 'sv' | 'en'): string => {
  if (language === 'sv')
    return refund > 0
      ? `Resan är billigare än förut, och ${moneyText(refund, language)} återbetalas till ditt kort. Pengarna kommer oftast fram inom 5–10 bankdagar.`
      : more > 0
        ? `Betalningen på ${moneyText(more, language)} har gått igenom.`
        : 'Priset är detsamma.';
  return refund > 0
    ? `The trip costs less than before, and ${moneyText(refund, language)} is being refunded to your card. The money usually arrives within 5–10 working days.`
    : more > 0
      ? `Your payment of ${moneyText(more, language)} has gone through.`
      : 'The price has not changed.';
};

export const bookingChanged: MailTemplate<'bookingChanged'> = {
  sv: ({ bookingUrl, ...changed }) => ({
    headline: 'Din resa är ändrad',
    about: tripTitle(changed.trip, 'sv'),
    blocks: [
      greeting(changed.trip.contact.name, 'sv'),
      paragraph(`Så här ser resan ut nu. ${money(changed.refund, changed.price.total - changed.oldTotal, 'sv')}`),
      sums(
        [
          ['Pris förut', changed.oldTotal],
          ['Pris nu', changed.price.total],
        ],
        'sv',
      ),
      ...tripBlocks(changed.trip, 'sv'),
      paragraph(attached('sv', isPriceChanged(changed))),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingUrl, ...changed }) => ({
    headline: 'Your trip has been changed',
    about: tripTitle(changed.trip, 'en'),
    blocks: [
      greeting(changed.trip.contact.name, 'en'),
      paragraph(
        `Here is your trip as it is now. ${money(changed.refund, changed.price.total - changed.oldTotal, 'en')}`,
      ),
      sums(
        [
          ['Price before', changed.oldTotal],
          ['Price now', changed.price.total],
        ],
        'en',
      ),
      ...tripBlocks(changed.trip, 'en'),
      paragraph(attached('en', isPriceChanged(changed))),
      action('View the booking', bookingUrl),
    ],
  }),
};
