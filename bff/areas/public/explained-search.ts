// Traces: S2-133, S2-134
import { publicCompany } from '@bff/domain/companies';
import {
  type FoundOffer,
  isExpired,
  type Offer,
  OFFER_MINUTES,
  readOffer,
  renewOffer,
  sealOffer,
  type ShownBus,
  sortOffers,
} from '@bff/domain/offers';
import { type PriceLine, priceListsUsed } from '@bff/domain/pricing';
import { busNames } from '@bff/domain/quotes';
import { readSettings, type Settings } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { passengersOf, type TripRequest } from '@bff/domain/trips';
import type { PriceListScope } from '@states/price-list-scopes';
import { type Asked, checkCompany, listSpec } from '@bff/lists';
import { withoutUnit } from '@formats';
import { listedOperators } from './listed-operators';
import type { SearchQuery } from './search-query';
import { settledSearch, type SettledSearch } from './search-results';

const MOST_SEATS = 999;

const seatsIn = (typed: string): number | undefined => {
  const digits = withoutUnit(typed, 'seats');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** What a search's offers can be narrowed to and ordered by: the operator as in the customers' search, and the fewest seats. */
export const explainedListSpec = listSpec({
  sorts: ['price', 'seats', 'distance'],
  plainSort: 'price',
  filters: {
    operator: checkCompany,
    seats: (typed) => {
      const seats = seatsIn(typed);
      if (seats === undefined) return 'forms.number';
      return seats > MOST_SEATS ? `forms.atMost,${MOST_SEATS}` : undefined;
    },
  },
});
type Wanted = Asked<typeof explainedListSpec>;

/** Explaining an offer costs as much as pricing it did. */
const PAGE_SIZE = 20;

/** A bus of an offer with everything that its price is made of. Times are local texts. */
export interface ExplainedBus {
  vehicleId: number;
  name: string;
  seats: number;
  passengers: number;
  drivers: number;
  between: 'wait' | 'home';
  leaves: Date;
  back: Date;
  /** When its occupancy ends, turnaround buffer included. */
  freeAgain: Date;
  metres: number;
  lines: PriceLine[];
  /** Amounts in öre. */
  operatorPrice: number;
  customerPrice: number;
  tax: number;
  total: number;
  commissionBasisPoints: number;
  lists: { kind: 'vehicle' | 'driving' | 'driver'; scope: PriceListScope; name: string; validFrom: string }[];
}

/** An offer that a search found, explained. */
export interface ExplainedOffer {
  token: string;
  companyId: number;
  company: string;
  startMetres: number;
  operatorPrice: number;
  customerPrice: number;
  tax: number;
  total: number;
  buses: ExplainedBus[];
}

/** What applies to all offers for a trip. */
export interface TripRules extends Pick<
  Settings,
  'pickupDistanceMetres' | 'directBookingLeadHours' | 'preparationMinutes' | 'turnaroundMinutes' | 'taxBasisPoints'
> {
  honouredMinutes: number;
  countries: string[];
  hasSwedishTax: boolean;
  isCombined: boolean;
}

export type ExplainedSearch =
  | Exclude<SettledSearch, { kind: 'found' }>
  | {
      kind: 'explained';
      trip: TripRequest;
      rules: TripRules;
      /** How many there are that were wanted; and of all operators and sizes. */
      count: number;
      unfiltered: number;
      /** Whose there are, whatever is wanted. */
      operators: { id: number; name: string }[];
      page: number;
      pages: number;
      offers: ExplainedOffer[];
    };

/**
 * The customers' search, with the price of each offer line by line and the price lists behind it. Of the offers that are wanted; a number
 * of seats that cannot be read is left out.
 */
export async function explainedSearch(actor: UserActor, query: SearchQuery, wanted: Wanted): Promise<ExplainedSearch> {
  const settled = await settledSearch(query, actor.language);
  if (settled.kind !== 'found') return settled;
  const { plan, combined } = settled.outcome;
  const offers = wantedOf(settled.outcome.offers, wanted);
  const { pickupDistanceMetres, directBookingLeadHours, preparationMinutes, turnaroundMinutes, taxBasisPoints } =
    await readSettings(plan.trip.departure);
  const pages = Math.max(1, Math.ceil(offers.length / PAGE_SIZE));
  const page = Math.min(wanted.page, pages);
  const shown = offers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const names = await busNames(shown.flatMap(({ buses }) => buses.map(({ bus }) => bus.vehicleId)));
  return {
    kind: 'explained',
    trip: plan.trip,
    rules: {
      pickupDistanceMetres,
      directBookingLeadHours,
      preparationMinutes,
      turnaroundMinutes,
      taxBasisPoints,
      honouredMinutes: OFFER_MINUTES,
      countries: plan.countries,
      hasSwedishTax: plan.countries.every((country) => country === 'SE'),
      isCombined: combined,
    },
    count: offers.length,
    unfiltered: settled.outcome.unfiltered,
    operators: listedOperators(settled.outcome.operators(), [], { ...query, allOperators: true }).operators,
    page,
    pages,
    offers: await Promise.all(shown.map((offer) => explained(actor, offer, names))),
  };
}

const RANK: Readonly<Record<Wanted['sort'], (offer: FoundOffer) => number>> = {
  price: ({ total }) => total,
  seats: ({ priced }) => priced.reduce((sum, { vehicle }) => sum + vehicle.seats, 0),
  distance: ({ startMetres }) => startMetres,
};

/** With so many seats, in the wanted order; on a tie, the cheaper first. */
function wantedOf(offers: readonly FoundOffer[], { filters, sort, descending }: Wanted): FoundOffer[] {
  const least =
    explainedListSpec.filters.seats(filters.seats ?? '') === undefined ? (seatsIn(filters.seats ?? '') ?? 0) : 0;
  const rank = RANK[sort];
  return sortOffers(offers, 'price')
    .filter((offer) => RANK.seats(offer) >= least)
    .sort((one, other) => (descending ? rank(other) - rank(one) : rank(one) - rank(other)));
}

type Names = Awaited<ReturnType<typeof busNames>>;

async function explained(actor: UserActor, found: FoundOffer, names: Names): Promise<ExplainedOffer> {
  const buses = await Promise.all(found.buses.map((one) => explainedBus(actor, one, names)));
  const sum = (of: (bus: ExplainedBus) => number) => buses.reduce((total, bus) => total + of(bus), 0);
  return {
    token: sealOffer(found.offer),
    companyId: found.companyId,
    company: found.companyName,
    startMetres: found.startMetres,
    operatorPrice: sum((bus) => bus.operatorPrice),
    customerPrice: sum((bus) => bus.customerPrice),
    tax: sum((bus) => bus.tax),
    total: sum((bus) => bus.total),
    buses,
  };
}

async function explainedBus(
  actor: UserActor,
  { bus, vehicle, timeline }: ShownBus,
  names: Names,
): Promise<ExplainedBus> {
  const { vehicleId, drivers, between, lines, operatorPrice, customerPrice, tax, total, commissionBasisPoints } = bus;
  const lists = bus.lists ? await priceListsUsed(actor, vehicle.companyId, bus.lists) : [];
  return {
    vehicleId,
    drivers,
    between,
    lines,
    operatorPrice,
    customerPrice,
    tax,
    total,
    commissionBasisPoints,
    name: `${names.get(vehicleId)?.registrationNumber ?? ''} ${vehicle.model}`.trim(),
    seats: vehicle.seats,
    passengers: passengersOf(bus),
    leaves: new Date(timeline.start),
    back: new Date(timeline.segments.at(-1)!.end),
    freeAgain: new Date(timeline.end),
    metres: timeline.measures.metres,
    lists: lists.map(({ kind, scope, name, validFrom }) => ({ kind, scope, name, validFrom })),
  };
}

/** An offer about to be made to a customer. Amounts in öre. */
interface SaleDraft {
  sealed: string;
  /** The offer had expired: these are today's prices. */
  isRenewed: boolean;
  trip: TripRequest;
  company: string;
  buses: string[];
  operatorPrice: number;
  customerPrice: number;
  total: number;
}

/**
 * The chosen offer, or the same buses at today's price if it has expired; undefined if they are no longer available.
 * @throws DomainError `booking.offerInvalid`, `company.notFound`
 */
export async function saleDraft(sealed: string): Promise<SaleDraft | undefined> {
  const picked = readOffer(sealed);
  const isRenewed = isExpired(picked);
  const offer = isRenewed ? await renewOffer(picked) : picked;
  if (!offer) return undefined;
  const names = await busNames(offer.buses.map(({ vehicleId }) => vehicleId));
  const sum = (of: (bus: Offer['buses'][number]) => number) => offer.buses.reduce((total, bus) => total + of(bus), 0);
  return {
    sealed: isRenewed ? sealOffer(offer) : sealed,
    isRenewed,
    trip: offer.trip,
    company: (await publicCompany(offer.companyId)).name,
    buses: offer.buses.map(({ vehicleId }) => {
      const bus = names.get(vehicleId);
      return bus ? `${bus.registrationNumber} ${bus.model}` : '';
    }),
    operatorPrice: sum((bus) => bus.operatorPrice),
    customerPrice: sum((bus) => bus.customerPrice),
    total: sum((bus) => bus.total),
  };
}
