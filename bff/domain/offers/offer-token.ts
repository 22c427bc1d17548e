// Traces: S8-094, S8-095
import { TRIP_TYPES } from '@states/trip-words';
import { z } from 'zod';
import { LINE_KINDS, type PriceLine } from '@bff/domain/pricing';
import type { TripRequest } from '@bff/domain/trips';
import { must } from '@bff/domain/shared/errors';
import { conceal, reveal } from '@bff/platform/signing';
import { clock } from '@bff/platform/clock';

/** How long a price shown in a search is honoured (domain.md section 5). */
export const OFFER_MINUTES = 20;

/**
 * What a search shows and a hold takes over: the trip, the buses and the price with its frozen lines. It travels through the browser,
 * encrypted (the lines are the operator's), so that a search writes nothing and the price is honoured whatever changes meanwhile.
 */
export interface Offer {
  trip: TripRequest;
  companyId: number;
  buses: OfferedBus[];
  /** The countries of the legs with passengers. */
  countries: string[];
  expires: Date;
}

export interface OfferedBus {
  vehicleId: number;
  adults: number;
  children: number;
  wheelchairs: number;
  drivers: 1 | 2;
  /** Round trips: whether the bus waits at the destination or goes home in between. */
  between: 'wait' | 'home';
  /** The lists that the price was made with; stored with the booking permanently. Null for a quoted bus that they gave no price for. */
  lists: { vehicle: number; driving: number; driver: number } | null;
  lines: PriceLine[];
  commissionBasisPoints: number;
  /** This bus's share of the order's fee. */
  surchargeFee: number;
  taxBasisPoints: number;
  operatorPrice: number;
  customerPrice: number;
  tax: number;
  total: number;
}

const USE = 'offer';
const whole = z.number().int();
const stop = z.tuple([z.string(), z.string(), z.string(), z.number(), z.number(), whole, z.string().optional()]);
const line = z.tuple([
  z.enum(LINE_KINDS),
  z.number(),
  z.enum(['s', 'm', 'night', 'basisPoints', 'once']),
  z.number(),
  whole,
]);
const bus = z.tuple([
  z.tuple([whole, whole, whole, whole, z.literal([1, 2]), z.enum(['wait', 'home'])]),
  z.tuple([whole, whole, whole]).nullable(),
  z.tuple([whole, whole, whole, whole, whole, whole, whole]),
  z.array(line),
]);
/** Short and in a fixed order: twenty of these are on one page. */
const wire = z.tuple([
  z.literal(1),
  z.tuple([z.enum(TRIP_TYPES), z.array(stop), whole, whole.nullable(), whole, whole, whole]),
  whole,
  whole,
  z.string(),
  z.array(bus).min(1).max(4),
]);

/** The offer as one sealed text. */
export function sealOffer(offer: Offer): string {
  const { trip } = offer;
  const text: z.input<typeof wire> = [
    1,
    [
      trip.type,
      trip.stops.map(({ place, dwellSeconds, street }) => [
        place.id,
        place.name,
        place.country,
        place.lat,
        place.lon,
        dwellSeconds,
        ...(street ? ([street] as const) : ([] as const)),
      ]),
      trip.departure.getTime(),
      trip.return?.getTime() ?? null,
      trip.adults,
      trip.children,
      trip.wheelchairs,
    ],
    offer.expires.getTime(),
    offer.companyId,
    offer.countries.join(),
    offer.buses.map((it) => [
      [it.vehicleId, it.adults, it.children, it.wheelchairs, it.drivers, it.between],
      it.lists && [it.lists.vehicle, it.lists.driving, it.lists.driver],
      [
        it.operatorPrice,
        it.customerPrice,
        it.tax,
        it.total,
        it.commissionBasisPoints,
        it.surchargeFee,
        it.taxBasisPoints,
      ],
      it.lines.map((priced) => [priced.kind, priced.quantity, priced.unit, priced.rate, priced.amount]),
    ]),
  ];
  return conceal(USE, JSON.stringify(text));
}

/** Reads a sealed offer, expired or not. Refuses what was not sealed here. */
export function readOffer(sealed: string): Offer {
  const text = reveal(USE, sealed);
  must(text !== undefined, 'booking.offerInvalid');
  // One of our seals from an older release may have another shape.
  const parsed = wire.safeParse(JSON.parse(text));
  must(parsed.success, 'booking.offerInvalid');
  const [, [type, stops, departure, back, adults, children, wheelchairs], expires, companyId, countries, buses] =
    parsed.data;
  return {
    trip: {
      type,
      stops: stops.map(([id, name, country, lat, lon, dwellSeconds, street]) => ({
        place: { id, name, country, lat, lon },
        dwellSeconds,
        ...(street ? { street } : {}),
      })),
      departure: new Date(departure),
      ...(back === null ? {} : { return: new Date(back) }),
      adults,
      children,
      wheelchairs,
    },
    companyId,
    countries: countries.split(','),
    expires: new Date(expires),
    buses: buses.map(
      ([[vehicleId, busAdults, busChildren, busWheelchairs, drivers, between], lists, prices, lines]) => ({
        vehicleId,
        adults: busAdults,
        children: busChildren,
        wheelchairs: busWheelchairs,
        drivers,
        between,
        lists: lists && { vehicle: lists[0], driving: lists[1], driver: lists[2] },
        operatorPrice: prices[0],
        customerPrice: prices[1],
        tax: prices[2],
        total: prices[3],
        commissionBasisPoints: prices[4],
        surchargeFee: prices[5],
        taxBasisPoints: prices[6],
        lines: lines.map(([kind, quantity, unit, rate, amount]) => ({ kind, quantity, unit, rate, amount })),
      }),
    ),
  };
}

export const isExpired = (offer: Offer): boolean => offer.expires.getTime() <= clock.millis();
export const totalOf = (offer: Offer): number => offer.buses.reduce((sum, it) => sum + it.total, 0);
