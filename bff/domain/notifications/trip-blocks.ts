import { formatDateTime, formatLongDateTime, formatMoney, formatNotice, formatPercent, formatTime } from '@formats';
import {
  countryNames,
  isTaxed,
  passengersText,
  type CancellationTerm,
  type Trip,
  type TripLeg,
  type TripPrice,
  type TripStop,
} from '../documents';
import type { Language } from '../shared/actor';
import { facts, heading, list, type Block } from './mail-content';

const words = {
  sv: {
    outbound: 'Utresa',
    return: 'Hemresa',
    arrives: 'framme',
    departs: 'avgår',
    order: 'Ordernummer',
    passengers: 'Resenärer',
    buses: 'Bussar',
    bus: 'Buss',
    seats: 'platser',
    price: 'Pris',
    withoutTax: 'Pris utan moms',
    tax: 'Moms',
    total: 'Totalt',
    noTax: (countries: string) =>
      `Ingen svensk moms: resan går också utanför Sverige (${countries}), och är internationell persontransport.`,
    terms: 'Om du avbokar',
    term: (notice: string, percent: string) => `Inom ${notice} före avresan: ${percent} av priset.`,
    free: (notice: string) => `Mer än ${notice} före avresan: gratis.`,
    alwaysFree: 'Fram till avresan: gratis.',
    operator: 'Bussbolag',
    onTheDay: 'På resdagen',
    phone: 'Telefon',
    email: 'E-post',
    contact: 'Kund',
    name: 'Namn',
  },
  en: {
    outbound: 'Outbound',
    return: 'Return',
    arrives: 'arrives',
    departs: 'departs',
    order: 'Order number',
    passengers: 'Passengers',
    buses: 'Buses',
    bus: 'Bus',
    seats: 'seats',
    price: 'Price',
    withoutTax: 'Price without tax',
    tax: 'Tax',
    total: 'Total',
    noTax: (countries: string) =>
      `No Swedish tax: the trip also runs outside Sweden (${countries}), and is international passenger transport.`,
    terms: 'If you cancel',
    term: (notice: string, percent: string) => `Within ${notice} of departure: ${percent} of the price.`,
    free: (notice: string) => `More than ${notice} before departure: free.`,
    alwaysFree: 'Until departure: free.',
    operator: 'Bus company',
    onTheDay: 'On the day',
    phone: 'Phone',
    email: 'Email',
    contact: 'Customer',
    name: 'Name',
  },
} as const;

function stopLine(stop: TripStop, leg: TripLeg, language: Language): string {
  const t = words[language];
  const time = (at: Date) =>
    formatDateTime(at).slice(0, 10) === formatDateTime(leg.departure).slice(0, 10)
      ? formatTime(at)
      : formatDateTime(at);
  const times = [
    stop.arrival && `${t.arrives} ${time(stop.arrival)}`,
    stop.departure && `${t.departs} ${time(stop.departure)}`,
  ].filter(Boolean);
  return `${[stop.name, stop.street].filter(Boolean).join(', ')}: ${times.join(', ')}`;
}

/** Stops and times of each leg, and who travels in which bus. */
export function tripBlocks(trip: Trip, language: Language): Block[] {
  const t = words[language];
  const legs = trip.legs.flatMap((leg) => [
    heading(`${t[leg.direction]} ${formatLongDateTime(leg.departure, language)}`),
    list(leg.stops.map((stop) => stopLine(stop, leg, language))),
  ]);
  const buses = trip.buses.map(
    ({ bookingNumber, model, registrationNumber, seats }) =>
      `${bookingNumber}: ${[model, registrationNumber].filter(Boolean).join(', ')} (${seats} ${t.seats})`,
  );
  return [
    facts([
      [t.order, trip.orderNumber],
      [t.passengers, passengersText(trip, language)],
      [buses.length > 1 ? t.buses : t.bus, buses.join('\n')],
    ]),
    ...legs,
  ];
}

export function priceBlocks(price: TripPrice, language: Language): Block[] {
  const t = words[language];
  const abroad = price.countries.filter((country) => country !== 'SE');
  const money = (ore: number) => formatMoney(ore, { decimals: true });
  return [
    heading(t.price),
    facts([
      [t.withoutTax, money(price.customerPrice)],
      isTaxed(price)
        ? [`${t.tax} (${formatPercent(price.taxBasisPoints, language)})`, money(price.tax)]
        : [t.tax, t.noTax(countryNames(abroad, language))],
      [t.total, money(price.total)],
    ]),
  ];
}

/** What canceling costs, the earliest term first. */
export function termBlocks(terms: readonly CancellationTerm[], language: Language): Block[] {
  const t = words[language];
  const costing = [...terms].filter(({ basisPoints }) => basisPoints > 0).sort((a, b) => b.hours - a.hours);
  const [longest] = costing;
  const items = longest
    ? [
        t.free(formatNotice(longest.hours, language)),
        ...costing.map(({ hours, basisPoints }) =>
          t.term(formatNotice(hours, language), formatPercent(basisPoints, language)),
        ),
      ]
    : [t.alwaysFree];
  return [heading(t.terms), list(items)];
}

export function operatorBlocks({ operator }: Trip, language: Language): Block[] {
  const t = words[language];
  return [
    heading(t.operator),
    facts([
      [t.name, operator.name],
      [t.phone, operator.phone],
      [t.onTheDay, operator.emergencyPhone],
      [t.email, operator.email],
    ]),
  ];
}

export function contactBlocks({ contact }: Trip, language: Language): Block[] {
  const t = words[language];
  return [
    heading(t.contact),
    facts([
      [t.name, contact.name],
      [t.phone, contact.phone],
      [t.email, contact.email],
    ]),
  ];
}
