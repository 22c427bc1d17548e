import type { Offer } from './offer-token';
import { NO_FILTERS } from './facets';
import { searchOffers, TripRefused } from './search-offers';

/** Which buses, of which company, for which trip. */
type OfferedAgain = Pick<Offer, 'trip' | 'companyId'> & { buses: readonly { vehicleId: number }[] };

/**
 * The same buses for the same trip at today's price, to be shown beside the expired price (domain.md section 5). Undefined if they are no
 * longer available: taken, moved away, without a price, or the trip itself is refused now.
 */
export async function renewOffer(offer: OfferedAgain): Promise<Offer | undefined> {
  try {
    const { offers } = await searchOffers(offer.trip, { ...NO_FILTERS, operator: offer.companyId });
    const wanted = vehiclesOf(offer);
    return offers.find((found) => vehiclesOf(found.offer) === wanted)?.offer;
  } catch (error) {
    if (error instanceof TripRefused) return undefined;
    throw error;
  }
}

const vehiclesOf = ({ buses }: Pick<OfferedAgain, 'buses'>): string =>
  buses
    .map((bus) => bus.vehicleId)
    .sort((a, b) => a - b)
    .join();
