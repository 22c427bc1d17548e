import type { HeldForTrip } from '@bff/domain/bookings';
import type { FoundOffer } from '@bff/domain/offers';
import type { OfferView } from './offer-view';

/** An offer that the actor may already hold. */
export interface HoldableOffer extends OfferView {
  /** Set if the actor holds it for this trip, at the price held. */
  held: { orderNumber: string; until: Date } | null;
}

/** How an offer stands to what is held: exactly that, `partly` if it shares only some of the held buses, undefined if none. */
type Holding = 'partly' | Pick<HoldableOffer, 'held' | 'total' | 'customerPrice'> | undefined;

export function holdsOf(held: readonly HeldForTrip[]) {
  const buses = new Map(held.flatMap((hold) => hold.vehicleIds.map((id) => [id, hold] as const)));
  return (offer: FoundOffer): Holding => {
    if (buses.size === 0) return undefined;
    const ids = offer.buses.map(({ bus }) => bus.vehicleId);
    const holds = new Set(ids.map((id) => buses.get(id)));
    const [hold] = holds;
    if (holds.size === 1 && !hold) return undefined;
    if (holds.size > 1 || !hold || hold.vehicleIds.length !== ids.length) return 'partly';
    const { orderNumber, until, total, customerPrice } = hold;
    return { held: { orderNumber, until }, total, customerPrice };
  };
}

export const markHeld = (view: OfferView, hold: Holding): HoldableOffer => ({
  ...view,
  ...(hold === undefined || hold === 'partly' ? { held: null } : hold),
});
