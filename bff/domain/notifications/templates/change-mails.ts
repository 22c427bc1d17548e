import { formatDateTime, formatMoney } from '@formats';
import { action, facts, type MailTemplate, paragraph } from '../mail-content';
import type { ChangedTrip } from '../mail-data';

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

/** What is new beside what it was; the stops stand there in any case, so that one knows which trip it is. */
function changedFacts(language: 'sv' | 'en', { bookingNumbers, before, after }: Change) {
  const [old, now] = [said(before), said(after)];
  const names = Object.keys(old) as (keyof typeof old)[];
  return facts([
    ...names
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
