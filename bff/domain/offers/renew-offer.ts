import { itineraryOf, type StopTime } from '@bff/domain/trips';
import { NO_FILTERS } from './facets';
import type { FoundOffer } from './found-offer';
import type { Offer } from './offer-token';
import { searchOffers, TripRefused } from './search-offers';

/** Which buses, of which company, for which trip. */
type OfferedAgain = Pick<Offer, 'trip' | 'companyId'> & { buses: readonly { vehicleId: number }[] };

/** An offer with what its passengers see of the buses' way. */
export interface OfferWithTimes {
  offer: Offer;
  /** By the first of its buses. */
  times: StopTime[];
}

/**
 * The same buses for the same trip at today's price, to be shown beside the expired price (domain.md section 5). Undefined if they are no
 * longer available: taken, moved away, without a price, or the trip itself is refused now.
 */
export const renewOffer = async (offer: OfferedAgain): Promise<Offer | undefined> => (await foundAgain(offer))?.offer;

/** The same, with the times of the stops. */
export async function renewWithTimes(offer: OfferedAgain): Promise<OfferWithTimes | undefined> {
  const found = await foundAgain(offer);
  return found && { offer: found.offer, times: itineraryOf(offer.trip, found.buses[0]!.timeline.segments) };
}

async function foundAgain(offer: OfferedAgain): Promise<FoundOffer | undefined> {
  try {
    const { offers } = await searchOffers(offer.trip, { ...NO_FILTERS, operator: offer.companyId });
    const wanted = vehiclesOf(offer);
    return offers.find((found) => vehiclesOf(found.offer) === wanted);
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
