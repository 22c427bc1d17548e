import { formatDateTime, formatMoney } from '@formats';
import { action, facts, type MailTemplate, paragraph } from '../mail-content';
import type { ChangedTrip } from '../mail-data';
import { tripBlocks } from '../trip-blocks';

const words = {
  sv: {
    stops: 'Resa',
    departure: 'Avresa',
    return: 'Hemresa',
    passengers: 'Resenärer',
    wheelchairs: 'Rullstolsplatser',
    buses: 'Buss',
    operatorPrice: 'Er ersättning utan moms',
    booking: 'Bokning',
  },
  en: {
    stops: 'Trip',
    departure: 'Departure',
    return: 'Return',
    passengers: 'Passengers',
    wheelchairs: 'Wheelchair places',
    buses: 'Bus',
    operatorPrice: 'What you get, without tax',
    booking: 'Booking',
  },
} as const;

const said = (trip: ChangedTrip) => ({
  stops: trip.stops.join(' – '),
  departure: formatDateTime(trip.departure),
  return: trip.return ? formatDateTime(trip.return) : '–',
  passengers: String(trip.passengers),
  wheelchairs: String(trip.wheelchairs),
  buses: trip.buses.join(', '),
  operatorPrice: formatMoney(trip.operatorPrice),
});

interface Change {
  bookingNumbers: readonly string[];
  before: ChangedTrip;
  after: ChangedTrip;
}

/** What is new beside what it was; the stops stand there in any case, so that one knows which trip it is. Customers do not read what the company gets. */
export function changedFacts(
  language: 'sv' | 'en',
  { bookingNumbers, before, after }: Change,
  { toCustomer = false } = {},
) {
  const [old, now] = [said(before), said(after)];
  const names = Object.keys(old) as (keyof typeof old)[];
  return facts([
    ...names
      .filter((name) => !(toCustomer && name === 'operatorPrice'))
      .filter((name) => name === 'stops' || old[name] !== now[name])
      .map(
        (name) => [words[language][name], old[name] === now[name] ? old[name] : `${old[name]} → ${now[name]}`] as const,
      ),
    [words[language].booking, bookingNumbers.join(', ')],
  ]);
}

export const operatorBookingChanged: MailTemplate<'operatorBookingChanged'> = {
  sv: ({ bookingUrl, ...change }) => ({
    subject: `Ändrad resa: ${change.after.stops.join(' – ')}`,
    blocks: [
      paragraph('Kunden har ändrat en resa som ni kör. Det här är nytt:'),
      changedFacts('sv', change),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingUrl, ...change }) => ({
    subject: `Changed trip: ${change.after.stops.join(' – ')}`,
    blocks: [
      paragraph('The customer has changed a trip that you drive. This is new:'),
      changedFacts('en', change),
      action('Show the booking', bookingUrl),
    ],
  }),
};

const money = (refund: number, more: number, language: 'sv' | 'en'): string => {
  if (language === 'sv')
    return refund > 0
      ? `Resan är billigare än förut. Du får tillbaka ${formatMoney(refund)} till kortet.`
      : more > 0
        ? `Du har betalat ${formatMoney(more)} till.`
        : 'Priset är detsamma.';
  return refund > 0
    ? `The trip costs less than before. ${formatMoney(refund)} is paid back to your card.`
    : more > 0
      ? `You have paid ${formatMoney(more)} more.`
      : 'The price is the same.';
};

export const bookingChanged: MailTemplate<'bookingChanged'> = {
  sv: ({ bookingNumber, trip, oldTotal, price, refund, bookingUrl }) => ({
    subject: `Din resa är ändrad. Bokning ${bookingNumber}`,
    blocks: [
      paragraph(`Det här är resan som gäller nu. ${money(refund, price.total - oldTotal, 'sv')}`),
      facts([
        ['Pris förut', formatMoney(oldTotal)],
        ['Pris nu', formatMoney(price.total)],
      ]),
      ...tripBlocks(trip, 'sv'),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingNumber, trip, oldTotal, price, refund, bookingUrl }) => ({
    subject: `Your trip is changed. Booking ${bookingNumber}`,
    blocks: [
      paragraph(`This is the trip that counts now. ${money(refund, price.total - oldTotal, 'en')}`),
      facts([
        ['Price before', formatMoney(oldTotal)],
        ['Price now', formatMoney(price.total)],
      ]),
      ...tripBlocks(trip, 'en'),
      action('Show the booking', bookingUrl),
    ],
  }),
};
