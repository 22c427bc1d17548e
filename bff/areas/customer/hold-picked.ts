import { expireHolds, holdOffer, isConfirmed, type OrderDetails, orderedTrip, seeOrder } from '@bff/domain/bookings';
import { type Offer, renewOffer, sealOffer, totalOf } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { checkedOffer } from './picked-offer';

/**
 * The number of the order that holds the buses, or the offer that cannot be held as it is, whose page says why: its price is another, or the
 * customer holds as many buses as they may. Undefined if they are gone.
 */
type Held = { orderNumber: string } | { sealed: string } | undefined;

/** Holds a picked offer. An expired one is renewed, and held if its price is unchanged. @throws as `holdOffer` */
export async function holdPicked(actor: UserActor, sealed: string): Promise<Held> {
  try {
    return await held(actor, sealed);
  } catch (error) {
    if (!(error instanceof DomainError && error.key === 'booking.offerExpired')) throw error;
    const checked = await checkedOffer(sealed);
    if (checked.state === 'gone') return undefined;
    return checked.state === 'samePrice' ? held(actor, checked.sealed, sealed) : { sealed };
  }
}

/** One more than a customer may hold waits on its own page, where the others are. */
async function held(actor: UserActor, sealed: string, pressed = sealed): Promise<Held> {
  try {
    return await holdOffer(actor, sealed, pressed);
  } catch (error) {
    if (!(error instanceof DomainError && error.key === 'booking.tooManyHolds')) throw error;
    return { sealed };
  }
}

/** Quotes are accepted again on their own page; what is paid or was canceled by somebody is not held again. */
export const mayHoldAgain = ({ purchaseType, bookings }: OrderDetails): boolean =>
  purchaseType === 'direct' &&
  bookings.every(
    ({ status, canceledBy }) => !isConfirmed(status) && (status !== 'canceled' || canceledBy === 'expiry'),
  );

/** Today's offer for the buses of an order whose hold has expired; undefined if they are not available. */
export async function offeredAgain(order: OrderDetails): Promise<Offer | undefined> {
  // The order's own hold blocks the buses until the job expires it, which may take a few seconds.
  await expireHolds({ vehicleIds: order.bookings.map(({ vehicleId }) => vehicleId) });
  return renewOffer({
    trip: orderedTrip(order),
    companyId: order.company.id,
    buses: order.bookings,
  });
}

/**
 * Holds the buses of an expired order again. At another price they are offered first.
 * @throws DomainError as `holdOffer`; `booking.notFound`, `booking.notActive`
 */
export async function holdAgain(actor: UserActor, orderNumber: string): Promise<Held> {
  const order = await seeOrder(actor, orderNumber);
  must(mayHoldAgain(order), 'booking.notActive');
  const offer = await offeredAgain(order);
  if (!offer) return undefined;
  const sealed = sealOffer(offer);
  return totalOf(offer) === order.total ? held(actor, sealed) : { sealed };
}
