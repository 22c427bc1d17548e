import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import { sellingNames } from '@bff/domain/companies';
import { sortOffers } from '@bff/domain/offers';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { type HoldableOffer, holdsOf, markHeld } from './held-offers';
import { offerViews } from './offer-view';
import type { SearchQuery, TickedOffer } from './search-query';
import { settledSearch } from './search-results';

/** More do not fit side by side. */
export const MOST_COMPARED = 3;
/** Of the operators to choose among where none has been chosen. */
const MOST_TO_CHOOSE = 40;

/** Offers side by side. */
export interface ComparedOffers {
  /** What was chosen, cheapest first. */
  offers: HoldableOffer[];
  /** Where none has been chosen: those that can be, the cheapest first, with the price of their best. */
  toChoose: { id: number; name: string; from: number }[];
  /** Names of operators of whom something was chosen that is no longer available. */
  gone: string[];
  accessibility: AccessibilityProperty[];
  passengers: number;
  departure: Date;
  /** Null if nobody is driven home. */
  return: Date | null;
  stops: string[];
  hasSwedishTax: boolean;
}

/**
 * These offers for a trip: a bus whatever the filters, since it was ticked before them; of an operator the best that passes them. Undefined
 * if the search finds no offers, which its own page explains.
 */
export async function comparedOffers(
  query: SearchQuery,
  chosen: readonly TickedOffer[],
  actor: Actor,
  language: Language,
): Promise<ComparedOffers | undefined> {
  const settled = await settledSearch(query, language, actor);
  if (settled.kind !== 'found') return undefined;
  const { outcome, held } = settled;
  const { plan } = outcome;
  const holds = holdsOf(held);
  const sorted = sortOffers(outcome.offers, 'price').filter((offer) => holds(offer) !== 'partly');
  // A company of which the actor holds a bus is represented by that one.
  const bestOf = (id: number) => {
    const own = sorted.filter(({ companyId }) => companyId === id);
    return own.find((offer) => holds(offer)) ?? own[0];
  };
  const offerOf = ({ companyId, vehicleIds }: TickedOffer) => {
    if (vehicleIds.length === 0) return bestOf(companyId);
    const offer = outcome.offerOf(vehicleIds);
    return offer?.companyId === companyId && holds(offer) !== 'partly' ? offer : undefined;
  };
  const isChosen = chosen.length > 0;
  const all = [...new Set(sorted.map(({ companyId }) => companyId))].slice(0, MOST_TO_CHOOSE);
  const found = isChosen ? chosen.map(offerOf) : all.map(bestOf);
  const best = sortOffers([...new Set(found)].filter((offer) => offer !== undefined), 'price'); // prettier-ignore
  const without = chosen.filter((one) => !offerOf(one)).map(({ companyId }) => companyId);
  const [views, accessibility, gone] = await Promise.all([
    offerViews(best),
    accessibilityCatalogue(),
    sellingNames([...new Set(without)]),
  ]);
  return {
    offers: isChosen ? views.map((view, index) => markHeld(view, holds(best[index]!))) : [],
    toChoose: isChosen ? [] : views.map(({ company, total }) => ({ id: company.id, name: company.name, from: total })),
    gone,
    accessibility,
    passengers: plan.trip.adults + plan.trip.children,
    departure: plan.trip.departure,
    return: plan.trip.return ?? null,
    stops: plan.trip.stops.map(({ place }) => place.name),
    hasSwedishTax: plan.countries.every((country) => country === 'SE'),
  };
}
