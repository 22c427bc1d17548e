import {
  formatCountries,
  formatDate,
  formatMoment,
  formatNotice,
  formatPercent,
  formatTime,
  formatWhen,
} from '@formats';
import {
  departureOf,
  abroadOf,
  isTaxed,
  passengersText,
  tripName,
  type CancellationTerm,
  type Trip,
  type TripLeg,
  type TripPrice,
  type TripStop,
} from '../documents';
import type { Language } from '../shared/actor';
import { HOUR } from '../shared/time';
import { formatPhone } from '../shared/shown-phone';
import { type Block, facts, heading, list, paragraph, sums, stops } from './mail-content';

const words = {
  sv: {
    outbound: 'Utresa',
    return: 'Hemresa',
    order: 'Ordernummer',
    passengers: 'Resenärer',
    buses: 'Bussar',
    bus: 'Buss',
    seats: 'platser',
    booking: 'bokning',
    bookingNumber: 'Bokningsnummer',
    price: 'Pris',
    tax: 'varav moms',
    total: 'Totalt',
    noTax: (countries: string) =>
      `Ingen svensk moms: resan går även utanför Sverige (${countries}) och räknas som internationell persontransport.`,
    terms: 'Om du avbokar',
    term: (notice: string, percent: string) => `Inom ${notice} före avresan: ${percent} av priset.`,
    free: (until: string, notice: string) => `Gratis till ${until} (mer än ${notice} före avresan).`,
    alwaysFree: 'Fram till avresan: gratis.',
    company: 'Bussbolag',
    onTheDay: 'På resdagen, ring',
    customerPhone: 'Kundens telefon',
    email: 'E-post',
    contact: 'Kund',
    name: 'Namn',
  },
  en: {
    outbound: 'Outbound',
    return: 'Return',
    order: 'Order number',
    passengers: 'Passengers',
    buses: 'Buses',
    bus: 'Bus',
    seats: 'seats',
    booking: 'booking',
    bookingNumber: 'Booking number',
    price: 'Price',
    tax: 'of which VAT',
    total: 'Total',
    noTax: (countries: string) =>
      `No Swedish VAT: the trip also runs outside Sweden (${countries}) and is treated as international passenger transport.`,
    terms: 'If you cancel',
    term: (notice: string, percent: string) => `Within ${notice} of departure: ${percent} of the price.`,
    free: (until: string, notice: string) => `Free until ${until} (more than ${notice} before departure).`,
    alwaysFree: 'Until departure: free.',
    company: 'Bus company',
    onTheDay: 'On the day, call',
    customerPhone: 'The customer’s phone',
    email: 'Email',
    contact: 'Customer',
    name: 'Name',
  },
} as const;

interface ShortTrip {
  from: string;
  to: string;
  departure: Date;
}

/** `Uppsala – Gävle, ons 10 mars 2027 kl. 08:00`: which trip a mail is about, in its subject. */
export const shortTripTitle = ({ from, to, departure }: ShortTrip, language: Language): string =>
  `${from} – ${to}, ${formatWhen(departure, language)}`;

/** The same for a whole trip. */
export const tripTitle = (trip: Trip, language: Language): string =>
  `${tripName(trip)}, ${formatWhen(departureOf(trip), language)}`;

/** When the bus is there, then where: read like a timetable. */
function stopOf(stop: TripStop, leg: TripLeg, language: Language): readonly [time: string, place: string] {
  const time = (at: Date) => (formatDate(at) === formatDate(leg.departure) ? formatTime(at) : formatWhen(at, language));
  const times = [stop.arrival, stop.departure].flatMap((at) => (at ? [time(at)] : []));
  return [[...new Set(times)].join('–'), [stop.name, stop.street].filter(Boolean).join(', ')];
}

/** The number by which a customer knows a trip. */
export const numberFact = (
  { orderNumber, bookingNumber }: { orderNumber: string | null; bookingNumber: string },
  language: Language,
): readonly [string, string] =>
  orderNumber === null ? [words[language].bookingNumber, bookingNumber] : [words[language].order, orderNumber];

/**
 * Stops and times of each leg, who travels in which bus and, if asked for, how to reach its company. Customers read the number of a booking
 * where there are several.
 */
export function tripBlocks(trip: Trip, language: Language, { toCustomer = true, withCompany = false } = {}): Block[] {
  const t = words[language];
  const legs = trip.legs.flatMap((leg) => [
    heading(`${t[leg.direction]} ${formatWhen(leg.departure, language)}`),
    stops(leg.stops.map((stop) => stopOf(stop, leg, language))),
  ]);
  const buses = trip.buses.map(
    ({ bookingNumber, model, registrationNumber, seats }) =>
      [model, registrationNumber, `${seats} ${t.seats}`].filter(Boolean).join(', ') +
      (toCustomer && trip.buses.length === 1 ? '' : ` (${t.booking} ${bookingNumber})`),
  );
  return [
    facts([
      [t.order, trip.orderNumber],
      [t.passengers, passengersText(trip, language)],
      [buses.length > 1 ? t.buses : t.bus, buses.join('\n')],
      ...(withCompany ? companyFacts(trip, language) : []),
    ]),
    ...legs,
  ];
}

export function priceBlocks(price: TripPrice, language: Language): Block[] {
  const t = words[language];
  if (!isTaxed(price))
    return [
      heading(t.price),
      sums([[t.total, price.total]], language),
      paragraph(t.noTax(formatCountries(abroadOf(price), language))),
    ];
  return [
    heading(t.price),
    sums(
      [
        [t.total, price.total],
        [`${t.tax} (${formatPercent(price.taxBasisPoints, language)})`, price.tax],
      ],
      language,
    ),
  ];
}

/** The terms that cost something, the earliest first. */
const costing = (terms: readonly CancellationTerm[]) =>
  terms.filter(({ basisPoints }) => basisPoints > 0).toSorted((a, b) => b.hours - a.hours);

/** The last moment of a free cancellation; undefined if it is free until departure. */
export function freeUntil(terms: readonly CancellationTerm[], departure: Date): Date | undefined {
  const [longest] = costing(terms);
  return longest && new Date(departure.getTime() - longest.hours * HOUR);
}

/** What canceling costs, the earliest term first: until when it is free in figures too, which nobody has to work out. */
export function termBlocks(terms: readonly CancellationTerm[], departure: Date, language: Language): Block[] {
  const t = words[language];
  const paid = costing(terms);
  const until = freeUntil(terms, departure);
  const items = until
    ? [
        t.free(formatMoment(until, language), formatNotice(paid[0]?.hours ?? 0, language)),
        ...paid.map(({ hours, basisPoints }) =>
          t.term(formatNotice(hours, language), formatPercent(basisPoints, language)),
        ),
      ]
    : [t.alwaysFree];
  return [heading(t.terms), list(items)];
}

function companyFacts({ operator }: Trip, language: Language): [string, string | null][] {
  const t = words[language];
  return [
    [t.company, [operator.name, formatPhone(operator.phone), operator.email].filter(Boolean).join('\n')],
    [t.onTheDay, formatPhone(operator.emergencyPhone)],
  ];
}

export function contactBlocks({ contact }: Trip, language: Language): Block[] {
  const t = words[language];
  return [
    heading(t.contact),
    facts([
      [t.name, contact.name],
      [t.customerPhone, contact.phone && formatPhone(contact.phone)],
      [t.email, contact.email],
    ]),
  ];
}
