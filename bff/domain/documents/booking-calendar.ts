import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { formatDay, formatTime } from '@formats';
import type { Language } from '../shared/actor';
import { formatPhone } from '../shared/shown-phone';
import type { Trip, TripLeg, TripStop } from './trip';
import { passengersText } from './trip-words';

export interface BookingCalendar {
  trip: Trip;
  language: Language;
  /** `canceled` removes the same events from the calendar. */
  status: 'confirmed' | 'canceled';
  /** When this version was made: a later one replaces an earlier one. */
  stampedAt: Date;
  brand: string;
  /** The product's address: its host makes the events' ids unique to the product. */
  origin: string;
  /** The organizer of the events. */
  organizerEmail: string;
  /** Where the booking is shown; null leaves it out of the events. */
  url: string | null;
}

const words = {
  sv: {
    trip: 'Bussresa',
    order: 'Ordernummer',
    operator: 'Bussbolag',
    phone: 'På resdagen',
    buses: (count: number) => (count === 1 ? 'Buss' : 'Bussar'),
    stops: 'Upphämtning och avlämning',
  },
  en: {
    trip: 'Bus trip',
    order: 'Order number',
    operator: 'Bus company',
    phone: 'On the day',
    buses: (count: number) => (count === 1 ? 'Bus' : 'Buses'),
    stops: 'Pick-up and drop-off',
  },
} as const;

/**
 * The trip as an iCalendar file (RFC 5545): one event per leg, in UTC, so that no zone definitions are needed. An event keeps its id in all
 * versions of the trip; calendars then change or remove it instead of adding another.
 */
export function bookingCalendar(calendar: BookingCalendar): string {
  const { trip, language, status } = calendar;
  // The library escapes text in events, but not in the head of the file.
  const brand = calendar.brand.replace(/\s+/g, ' ');
  const isCanceled = status === 'canceled';
  const file: ICalCalendar = ical({
    prodId: { company: brand, product: 'bookings', language: language.toUpperCase() },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const leg of trip.legs) {
    const { first, last } = endsOf(leg);
    file.createEvent({
      id: `${trip.orderNumber}-${leg.direction}@${new URL(calendar.origin).hostname}`,
      sequence: sequenceAt(calendar.stampedAt),
      stamp: calendar.stampedAt,
      start: leg.departure,
      end: leg.arrival,
      summary: `${words[language].trip} ${first.name} – ${last.name}`,
      location: locationOf(first),
      description: descriptionOf(trip, leg, language),
      organizer: { name: brand, email: calendar.organizerEmail },
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      url: calendar.url,
    });
  }
  // The standard ends every line with CRLF, including the last.
  return `${file.toString().replace(/\r?\n/g, '\r\n').trimEnd()}\r\n`;
}

/** Seconds since 2026 (RFC 5545, 3.8.7.4): rises with every version without a stored counter, and fits the 32 bits allowed. */
const sequenceAt = (at: Date): number => Math.max(0, Math.floor((at.getTime() - Date.UTC(2026, 0, 1)) / 1000));

function endsOf({ stops }: TripLeg): { first: TripStop; last: TripStop } {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) throw new RangeError('a leg has at least two stops');
  return { first, last };
}

/** The position is the middle of the place: with a street beside it, some calendars would lead there instead. */
const locationOf = (stop: TripStop) =>
  stop.street ? placeOf(stop) : { title: placeOf(stop), geo: { lat: stop.lat, lon: stop.lon } };

const placeOf = ({ name, street }: TripStop): string => [street, name].filter(Boolean).join(', ');

function descriptionOf(trip: Trip, leg: TripLeg, language: Language): string {
  const t = words[language];
  const stops = leg.stops.map((stop) => {
    const times = [stop.arrival, stop.departure].filter((at) => at !== null).map(formatTime);
    return `${times.join('–')} ${placeOf(stop)}`;
  });
  return [
    `${t.order}: ${trip.orderNumber}`,
    passengersText(trip, language),
    `${t.operator}: ${trip.operator.name}, ${formatPhone(trip.operator.phone)}`,
    `${t.phone}: ${formatPhone(trip.operator.emergencyPhone)}`,
    `${t.buses(trip.buses.length)}: ${trip.buses.map(({ registrationNumber, bookingNumber }) => registrationNumber || bookingNumber).join(', ')}`,
    `${t.stops} (${formatDay(leg.departure, language)}):`,
    ...stops,
  ].join('\n');
}
