import { accessibilityCatalogue, type AccessibilityProperty } from '@bff/domain/accessibility';
import { sortOffers } from '@bff/domain/offers';
import type { Language } from '@bff/domain/shared/actor';
import { offerViews, type OfferView } from './offer-view';
import type { SearchQuery } from './search-query';
import { settledSearch } from './search-results';

/** More do not fit side by side. */
export const MOST_COMPARED = 3;

/** Offers side by side. */
export interface ComparedOffers {
  /** The best of each chosen operator, cheapest first. */
  offers: OfferView[];
  accessibility: AccessibilityProperty[];
  passengers: number;
  departure: Date;
  /** Null if nobody is driven home. */
  return: Date | null;
  stops: string[];
  hasSwedishTax: boolean;
}

/** What each of these operators offers for a trip; undefined if the search finds no offers, which its own page explains. */
export async function comparedOffers(
  query: SearchQuery,
  companyIds: readonly number[],
  language: Language,
): Promise<ComparedOffers | undefined> {
  const settled = await settledSearch(query, language);
  if (settled.kind !== 'found') return undefined;
  const { plan, offers } = settled.outcome;
  const sorted = sortOffers(offers, 'price');
  const best = companyIds.flatMap((id) => sorted.find(({ companyId }) => companyId === id) ?? []);
  const [views, accessibility] = await Promise.all([offerViews(sortOffers(best, 'price')), accessibilityCatalogue()]);
  return {
    offers: views,
    accessibility,
    passengers: plan.trip.adults + plan.trip.children,
    departure: plan.trip.departure,
    return: plan.trip.return ?? null,
    stops: plan.trip.stops.map(({ place }) => place.name),
    hasSwedishTax: plan.countries.every((country) => country === 'SE'),
  };
}
