// Traces: S8-087
import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import {
  type Facets,
  type FoundOffer,
  type OfferSort,
  searchOffers,
  type SearchOutcome,
  type OperatorsOffers,
  sortByOperator,
  sortOffers,
  TripRefused,
  type DayAround,
  type UnservedTrip,
} from '@bff/domain/offers';
import { describePlace, type Place, placeFieldText } from '@bff/domain/places';
import { type HeldForTrip, ownHoldsOf } from '@bff/domain/bookings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { toLocalText } from '@bff/domain/shared/time';
import {
  type Advice,
  restingReturn,
  type TripFault,
  type TripPlace,
  type TripRequest,
  type TripWays,
} from '@bff/domain/trips';
import { type HoldableOffer, holdsOf, markHeld } from './held-offers';
import { type ListedOperators, listedOperators } from './listed-operators';
import { offerViews } from './offer-view';
import { type RelaxedFilter, relaxedFilters, toOfferFilters } from './relaxed-filters';
import type { FieldError, SearchQuery } from './search-query';
import { type TickedElsewhere, tickedElsewhere } from './ticked-elsewhere';
import { notOnePlace, resolvedOrNear } from './unknown-places';
import { wrongTimes } from './wrong-times';

/** Operators per page, each with its best bus: as many as a telephone shows in some eight screens. */
const PAGE_SIZE = 10;
/** Nobody looks at more buses of one operator; filters narrow them down. */
const MOST_OF_ONE = 40;

/** An offer in a list of operators. */
export interface ListedOffer extends HoldableOffer {
  /** Buses of the same operator that are not shown: how many, and their lowest price in öre. */
  others: { count: number; from: number } | null;
  /** Whether its details are shown. */
  isOpen: boolean;
}

export type SearchView =
  | { kind: 'invalid'; errors: FieldError[]; advice: Advice[] }
  /** Some places are ambiguous and must be chosen. */
  | { kind: 'places'; stops: StopInQuestion[] }
  | {
      kind: 'offers';
      /** The best of each operator, or all of one that was opened. */
      offers: ListedOffer[];
      /** Buses, or sets of them, that pass the filters; and before filtering. */
      count: number;
      unfiltered: number;
      /** Operators of those that pass, which is what pages count. */
      groups: number;
      /** Which of them are on this page, counted from 1. */
      range: { from: number; to: number };
      facets: Facets | null;
      /** If nothing passes the filters: what would be left without each of them alone. */
      relaxed: RelaxedFilter[];
      page: number;
      pages: number;
      combined: boolean;
      /** No buses of one operator could take the group, on no day. */
      isTooMany: boolean;
      /** Nobody near drives there, on no day; null otherwise. */
      unserved: UnservedTrip | null;
      /** What a search can be narrowed to; see `listedOperators`. */
      operators: ListedOperators['operators'];
      allOperators: ListedOperators['allOperators'];
      tickedElsewhere: TickedElsewhere[];
      /** The catalogue that buses can be filtered by. */
      accessibility: AccessibilityProperty[];
      query: Pick<SearchQuery, 'filters' | 'sort' | 'open'>;
      /** Street addresses typed with the places, which the reservation takes over. */
      streets: string[];
      passengers: number;
      departure: Date;
      /** When the way back begins; null if there is none. */
      return: Date | null;
      isRoundTrip: boolean;
      rested: RestedReturn | null;
      /** The days around this one, and this one; empty if nothing is known of others. */
      days: ShownDay[];
      trip: TripView;
      countries: string[];
      hasSwedishTax: boolean;
    };

/** A later return with which the bus's wait is a daily rest: as an instant, as in a search's query, and the öre that it saves at least. */
export interface RestedReturn {
  at: Date;
  return: string;
  saved: number;
}

/** A day on which to search for the same trip. */
export interface ShownDay {
  at: Date;
  /** Local texts, as in a search's query. */
  departure: string;
  return: string | null;
  /** The lowest known price in öre; null if unknown. */
  total: number | null;
  isShown: boolean;
}

/** For the map and the summary beside the offers. */
export interface TripView {
  stops: { name: string; lat: number; lon: number }[];
  /** The roads, including the one back if the passengers are driven back to where they started. */
  legs: TripWays['legs'];
  metres: number;
  seconds: number;
  approximate: boolean;
}

export interface StopInQuestion {
  /** Its row in the form. */
  row: number;
  typed: string;
  /** The candidates; null if the place is settled. */
  choices: PlaceChoice[] | null;
  /** Nothing has the name that was typed: the candidates have names near it. */
  isNear: boolean;
}

export interface PlaceChoice {
  id: string;
  name: string;
  /** Distinguishes it from the others. */
  detail: string;
  /** The text in the form once it is chosen. */
  text: string;
}

const choices = (places: readonly Place[], language: Language): PlaceChoice[] =>
  places.map((place) => ({
    id: place.id,
    name: place.name,
    detail: describePlace(place, places, language),
    text: placeFieldText(place, places, language),
  }));

const toTripPlace = ({ id, name, country, lat, lon }: Place): TripPlace => ({ id, name, country, lat, lon });

/** A place, and the street if one was typed. */
interface SettledPlace {
  place: Place;
  street?: string;
}

/** The reservation's limit. */
const MAX_STREET = 200;

/** The trip that a search asks about, once all its places are settled. */
export const tripOfQuery = (query: SearchQuery, places: readonly SettledPlace[]): TripRequest => ({
  type: query.tripType,
  stops: places.map(({ place, street }, index) => ({
    place: toTripPlace(place),
    dwellSeconds: (query.waits[index] ?? 0) * 60,
    ...(street ? { street: street.slice(0, MAX_STREET) } : {}),
  })),
  departure: query.departure,
  ...(query.return ? { return: query.return } : {}),
  adults: query.adults,
  children: query.children,
  wheelchairs: query.wheelchairs,
});

/** Nothing that was asked is wrong: the trip has no price that can be worked out beforehand. */
const ONLY_BY_QUOTE: readonly string[] = [
  'booking.quoteOnly',
  'forms.quoteOnly.longFerry',
  'forms.quoteOnly.foreignPassage',
  'forms.quoteOnly.weeklyRest',
];
/** The times asked for break the driving rules, or bring the bus home before it can be there. */
const UNDRIVABLE: readonly string[] = ['booking.tripTooLong', 'booking.returnTooEarly'];
/** What cannot be booked directly but somebody may still drive: the search then leads to a quote request. */
const FOR_A_QUOTE: readonly string[] = [...ONLY_BY_QUOTE, 'booking.tripTooLong', 'booking.tooManyDays'];

const isAllOf = (view: SearchView, keys: readonly string[]): boolean =>
  view.kind === 'invalid' &&
  view.errors.length > 0 &&
  view.errors.every(({ message }) => keys.includes(message.split(',')[0]!));
/** Whether a search leads to a quote request: as the only way to its trip, besides a change of it, or not at all. */
export const quotesFor = (view: SearchView): 'only' | 'besides' | null =>
  isAllOf(view, ONLY_BY_QUOTE) ? 'only' : isAllOf(view, FOR_A_QUOTE) ? 'besides' : null;

/**
 * The results page of a search: what is wrong with it, which places must be chosen, or what can be booked. What the actor holds for this
 * trip keeps its place; nobody else sees it.
 */
export async function searchView(query: SearchQuery, actor: Actor, language: Language): Promise<SearchView> {
  const settled = await settledSearch(query, language, actor);
  return settled.kind === 'found' ? offersView(settled, query) : settled;
}

/** What is wrong with a search; null if it can be shown. */
export async function refusalOfSearch(
  query: SearchQuery,
  language: Language,
): Promise<Extract<SearchView, { kind: 'invalid' }> | null> {
  const settled = await settledSearch(query, language);
  return settled.kind === 'invalid' ? settled : null;
}

/** Whether a bus can drive the trip at the times of the search, as far as one reason holds for all. */
export async function isDrivable(query: SearchQuery, language: Language): Promise<boolean> {
  const refusal = await refusalOfSearch(query, language);
  return refusal === null || !isAllOf(refusal, UNDRIVABLE);
}

/** The outcome of a search before presentation, with what the actor holds for the same trip. */
export type SettledSearch =
  Exclude<SearchView, { kind: 'offers' }> | { kind: 'found'; outcome: SearchOutcome; held: HeldForTrip[] };

/** Resolves a search's places and searches; with an actor, also finds what they hold. */
export async function settledSearch(query: SearchQuery, language: Language, actor?: Actor): Promise<SettledSearch> {
  const settled = await settle(query, language, actor);
  if (settled.kind !== 'invalid') return settled;
  // The trip numbers its stops, the form its rows, and empty rows may lie between.
  const errors = settled.errors.map(({ field, message }) => {
    const [, kind, stop] = /^(stop|wait)-(\d+)$/.exec(field) ?? [];
    return { field: kind ? `${kind}-${query.rows[Number(stop)] ?? stop}` : field, message };
  });
  return { ...settled, errors };
}

async function settle(query: SearchQuery, language: Language, actor: Actor | undefined): Promise<SettledSearch> {
  const resolved = await Promise.all(query.stops.map(({ text, id }) => resolvedOrNear(text, id, language)));
  const times = resolved.some(({ kind }) => kind !== 'one') ? wrongTimes(query) : [];
  if (times.length > 0 || resolved.some(({ kind }) => kind === 'none')) {
    const unknown = resolved.flatMap((found, index) =>
      notOnePlace(found, `stop-${index}`, query.stops[index]!.text, language),
    );
    return { kind: 'invalid', errors: [...unknown, ...times], advice: [] };
  }
  if (resolved.some((found) => found.kind === 'many')) {
    const stops = resolved.map((found, index) => ({
      row: query.rows[index]!,
      typed: query.stops[index]!.text,
      choices: found.kind === 'many' ? choices(found.places, language) : null,
      isNear: found.kind === 'many' && found.isNear,
    }));
    return { kind: 'places', stops };
  }
  const places = resolved.flatMap((found) => (found.kind === 'one' ? [found] : []));

  try {
    const trip = tripOfQuery(query, places);
    const held = actor?.kind === 'user' ? await ownHoldsOf(actor, trip) : [];
    const outcome = await searchOffers(
      trip,
      toOfferFilters(query.filters),
      new Set(held.flatMap(({ vehicleIds }) => vehicleIds)),
    );
    if (outcome.refusal) {
      const { fault, advice } = outcome.refusal;
      return { kind: 'invalid', errors: [{ field: fault.field, message: refusalMessage(outcome, fault) }], advice };
    }
    return { kind: 'found', outcome, held };
  } catch (error) {
    if (!(error instanceof TripRefused)) throw error;
    return {
      kind: 'invalid',
      errors: error.faults.map(({ field, key, params }) => ({ field, message: [key, ...params].join(',') })),
      advice: [],
    };
  }
}

/** Says more than the rule's own message where the search knows more: why only a quote, or from when it can be booked. */
function refusalMessage({ plan, refusal }: SearchOutcome, { key, params }: TripFault): string {
  if (key === 'booking.quoteOnly' && plan.quoteOnly) return `forms.quoteOnly.${plan.quoteOnly}`;
  if (refusal?.bookableFrom) return ['forms.bookableFrom', ...params, refusal.bookableFrom.toISOString()].join(',');
  return [key, ...params].join(',');
}

interface Found {
  outcome: SearchOutcome;
  held: readonly HeldForTrip[];
}

async function offersView({ outcome, held }: Found, query: SearchQuery): Promise<SearchView> {
  const { plan } = outcome;
  const holds = holdsOf(held);
  // Buses that are held together cannot be had singly or in other sets.
  const offers = held.length === 0 ? outcome.offers : outcome.offers.filter((offer) => holds(offer) !== 'partly');
  const groups = sortByOperator(offers, query.sort);
  const pages = Math.max(1, Math.ceil(groups.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const opened = groups.length === 1 ? groups[0]!.best.companyId : query.open;
  const inSight = groups
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .flatMap((group) => inSightOf(group, query.sort, group.best.companyId === opened));
  const shown = inSight.map(({ offer }) => offer);
  const rested = shown.length > 0 ? restingReturn(plan.trip, plan.ways) : undefined;
  const [views, accessibility, around] = await Promise.all([
    offerViews(shown),
    accessibilityCatalogue(),
    outcome.pricesAround(rested),
  ]);
  const lowest = offers.length > 0 ? offers.reduce((least, offer) => Math.min(least, offer.total), Infinity) : null;
  const names = outcome.operators();
  const legs = plan.ways.back ? [...plan.ways.legs, plan.ways.back] : plan.ways.legs;
  return {
    kind: 'offers',
    offers: views.map((view, index) => {
      const { offer, others } = inSight[index]!;
      return { ...markHeld(view, holds(offer)), others, isOpen: view.id === query.about };
    }),
    count: offers.length,
    unfiltered: outcome.unfiltered,
    groups: groups.length,
    range: { from: (page - 1) * PAGE_SIZE + 1, to: Math.min(page * PAGE_SIZE, groups.length) },
    facets: outcome.facets?.() ?? null,
    relaxed: offers.length === 0 ? relaxedFilters(query.filters, outcome.countWith) : [],
    page,
    pages,
    combined: outcome.combined,
    isTooMany: outcome.isTooMany,
    unserved: outcome.unserved ?? null,
    ...listedOperators(
      names,
      shown.map(({ companyId }) => companyId),
      query,
    ),
    tickedElsewhere: tickedElsewhere(query.ticked ?? [], outcome, names, shown),
    accessibility,
    query: { filters: query.filters, sort: query.sort, open: query.open },
    streets: plan.trip.stops.flatMap(({ place, street }) => (street ? [`${street}, ${place.name}`] : [])),
    passengers: plan.trip.adults + plan.trip.children,
    departure: plan.trip.departure,
    return: query.tripType === 'one-way' ? null : (query.return ?? null),
    isRoundTrip: plan.trip.type === 'round-trip',
    rested: rested ? restedReturn(rested, lowest, around.returning) : null,
    days: daysOf(plan.trip, lowest, around.days),
    trip: {
      stops: plan.trip.stops.map(({ place }) => ({ name: place.name, lat: place.lat, lon: place.lon })),
      legs,
      metres: plan.ways.legs.reduce((sum, leg) => sum + leg.metres, 0),
      seconds: plan.ways.legs.reduce((sum, leg) => sum + leg.seconds + leg.ferrySeconds, 0),
      approximate: legs.some((leg) => leg.approximate),
    },
    countries: plan.countries,
    hasSwedishTax: plan.countries.every((country) => country === 'SE'),
  };
}

/** Nothing unless it costs less. */
function restedReturn(at: Date, lowest: number | null, total: number | null): RestedReturn | null {
  return lowest !== null && total !== null && total < lowest
    ? { at, return: toLocalText(at), saved: lowest - total }
    : null;
}

/** The days around, with this one in its place. */
function daysOf(
  { departure, return: back }: TripRequest,
  total: number | null,
  around: readonly DayAround[],
): ShownDay[] {
  if (around.length === 0) return [];
  const shown = (day: Pick<DayAround, 'departure' | 'return' | 'total'>, isShown: boolean): ShownDay => ({
    at: day.departure,
    departure: toLocalText(day.departure),
    return: day.return ? toLocalText(day.return) : null,
    total: day.total,
    isShown,
  });
  return [...around.map((day) => shown(day, false)), shown({ departure, return: back, total }, true)].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/** The best of an operator and a summary of its others; or all of them. */
function inSightOf(
  { best, offers }: OperatorsOffers,
  sort: OfferSort,
  isOpen: boolean,
): { offer: FoundOffer; others: ListedOffer['others'] }[] {
  if (isOpen || offers.length === 1)
    return sortOffers(offers, sort)
      .slice(0, MOST_OF_ONE)
      .map((offer) => ({ offer, others: null }));
  const others = offers.filter((offer) => offer !== best);
  return [{ offer: best, others: { count: others.length, from: Math.min(...others.map(({ total }) => total)) } }];
}
