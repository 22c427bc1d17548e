import type { FoundOffer, SearchOutcome } from '@bff/domain/offers';
import type { OfferView } from './offer-view';
import type { TickedOffer } from './search-query';

/** What was ticked in the results and does not stand on this page of them. */
export interface TickedElsewhere extends TickedOffer {
  name: string;
  /** Of an operator alone, none. */
  buses: Pick<OfferView['buses'][number], 'busType' | 'seats'>[];
}

/** Ticks stay where one turns the page, sorts or filters; what cannot be had any more is not named. */
export function tickedElsewhere(
  ticked: readonly TickedOffer[],
  outcome: Pick<SearchOutcome, 'offerOf'>,
  names: ReadonlyMap<number, string>,
  shown: readonly FoundOffer[],
): TickedElsewhere[] {
  return ticked.flatMap(({ companyId, vehicleIds }) => {
    const name = names.get(companyId);
    if (name === undefined) return [];
    if (vehicleIds.length === 0)
      return shown.some((offer) => offer.companyId === companyId) ? [] : { companyId, vehicleIds, name, buses: [] };
    const offer = outcome.offerOf(vehicleIds);
    if (offer?.companyId !== companyId || shown.includes(offer)) return [];
    const buses = offer.priced.map(({ vehicle: { busType, seats } }) => ({ busType, seats }));
    return { companyId, vehicleIds, name, buses };
  });
}
