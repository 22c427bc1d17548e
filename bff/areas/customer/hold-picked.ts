import { expireHolds, holdOffer, isConfirmed, type OrderDetails, orderedTrip, seeOrder } from '@bff/domain/bookings';
import { type Offer, renewOffer, sealOffer, totalOf } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { checkedOffer } from './picked-offer';

/** The number of the order that holds the buses, or the offer at a price that has to be agreed to first; neither: they are gone. */
type Held = { orderNumber: string } | { sealed: string } | undefined;

/** Holds an offer that was picked. One whose time is over is made again, and held when its price is the same. @throws as `holdOffer` */
export async function holdPicked(actor: UserActor, sealed: string): Promise<Held> {
  try {
    return await holdOffer(actor, sealed);
  } catch (error) {
    if (!(error instanceof DomainError && error.key === 'booking.offerExpired')) throw error;
    const checked = await checkedOffer(sealed);
    if (checked.state === 'gone') return undefined;
    return checked.state === 'samePrice' ? holdOffer(actor, checked.sealed, sealed) : { sealed };
  }
}

/** What was ordered by a quote is accepted there again; what is paid, or was canceled by somebody, is not held again. */
export const mayHoldAgain = ({ purchaseType, bookings }: OrderDetails): boolean =>
  purchaseType === 'direct' &&
  bookings.every(
    ({ status, canceledBy }) => !isConfirmed(status) && (status !== 'canceled' || canceledBy === 'expiry'),
  );

/** The buses of an order whose hold has run out, as they can be had now; undefined when they cannot. */
export async function offeredAgain(order: OrderDetails): Promise<Offer | undefined> {
  // Its own hold stands in the way until the clock has let it go, which may be a few seconds away.
  await expireHolds({ vehicleIds: order.bookings.map(({ vehicleId }) => vehicleId) });
  return renewOffer({
    trip: orderedTrip(order),
    companyId: order.company.id,
    buses: order.bookings,
  });
}

/**
 * Holds the buses of an order whose time ran out once more. At another price it is offered first.
 * @throws DomainError as `holdOffer`; `booking.notFound`, `booking.notActive`
 */
export async function holdAgain(actor: UserActor, orderNumber: string): Promise<Held> {
  const order = await seeOrder(actor, orderNumber);
  must(mayHoldAgain(order), 'booking.notActive');
  const offer = await offeredAgain(order);
  if (!offer) return undefined;
  const sealed = sealOffer(offer);
  return totalOf(offer) === order.total ? holdOffer(actor, sealed) : { sealed };
}
