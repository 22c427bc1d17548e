// Traces: S1-003, S3-017, S3-018, S3-019, S3-020, S3-021, S4-031, S4-041, S4-042, S4-043, S8-017, S8-041, S8-046,
// S5-012, S8-049, S8-092, S8-094, S8-095, S8-252
import { createHash, randomUUID } from 'node:crypto';
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { planTrip, readOffer, type Offer } from '@bff/domain/offers';
import { namedInSwedish } from '@bff/domain/places';
import { readSettings } from '@bff/domain/settings';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransitions } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { buyingCustomer, knownBuyingCustomer } from './buying-customer';
import { areVehiclesActive, companyTerms, isCompanyActive } from './held-vehicle.store';
import { newOrder } from './new-order';
import { insertOrder, type NewOrder } from './new-order.store';
import { planBuses, prepareHold, type PreparedHold, wantedOf } from './prepare-hold';

const MAX_LIVE_HOLDS = 3;
/** Farther than any bus drives to a quoted trip. */
const QUOTED_METRES = 2_500_000;

/**
 * Holds the buses of an offer for a customer: creates an order with a booking per bus and occupies the vehicles while the customer fills in
 * the details. The price is the offer's, whatever has changed since; the times are recalculated, and the lock decides who gets a bus.
 * `pressed` is the offer whose button was pressed, when it had expired and another was sealed in its place: pressing twice holds once.
 */
export async function holdOffer(
  actor: Actor,
  sealedOffer: string,
  pressed = sealedOffer,
): Promise<{ orderNumber: string }> {
  must(bookingPolicy.create(actor) && actor.kind === 'user', 'auth.noPermission');
  const offer = readOffer(sealedOffer);
  const buying = await buyingCustomer(actor);
  const offerHash = hashOf(pressed);
  const prepared = await prepareHold(offer).catch(async (error: unknown) => {
    // Whatever prevents it now, the order that the same offer already gave this customer is theirs.
    const own = await bookingStore.findLiveByOffer(buying, offerHash);
    if (own) return own;
    throw error;
  });
  if (typeof prepared === 'string') return { orderNumber: prepared };
  const terms = await companyTerms(offer.companyId);
  return inTransaction(() => takeBuses({ ...prepared, terms }, { actor, buying, offer, offerHash }));
}

const hashOf = (sealed: string): string => createHash('sha256').update(sealed).digest('hex');

/**
 * Why `holdOffer` would refuse an offer of an actor who may buy, for the page that shows it before its button is pressed. Null: nothing is in
 * the way now, or it is theirs already; the locks decide when it is pressed.
 */
export async function whyNotHeld(actor: UserActor, sealedOffer: string): Promise<DomainError | null> {
  try {
    const offer = readOffer(sealedOffer);
    const buyer = await knownBuyingCustomer(actor);
    if (buyer) {
      const live = await bookingStore.liveOrders(buyer, hashOf(sealedOffer));
      if (live.ofOffer) return null;
      must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
    }
    await prepareHold(offer);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

interface Taking {
  actor: UserActor;
  buying: Awaited<ReturnType<typeof buyingCustomer>>;
  offer: Offer;
  offerHash: string;
}

/** The quote's part in the transaction of the order that is made from it. */
interface QuotedHold {
  /** What the customer wrote in the request: the order begins with it. */
  wishes: Pick<NewOrder['order'], 'comment' | 'specialRequests'>;
  /** Before the vehicles are locked: locks the quote and checks that it can be chosen. */
  lock: () => Promise<void>;
  /** With the vehicles locked: releases them from the quote. */
  release: () => Promise<void>;
  /** The order has been created. */
  ordered: (orderNumber: string) => Promise<void>;
}

/** Places the order, in the caller's transaction. */
async function takeBuses(
  prepared: PreparedHold & { terms: Awaited<ReturnType<typeof companyTerms>> },
  { actor, buying, offer, offerHash }: Taking,
  quoted?: QuotedHold,
): Promise<{ orderNumber: string }> {
  const wanted = wantedOf(prepared.buses);
  // First, so that a customer's two clicks run one at a time: the second finds the order of the first.
  const customer = await bookingStore.lockCustomer(buying);
  const live = await bookingStore.liveOrders(buying, offerHash);
  if (live.ofOffer) return { orderNumber: live.ofOffer };
  must(customer, 'customer.notFound');
  must(!customer.awaitsDeletion, 'user.awaitsDeletion');
  must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
  await quoted?.lock();
  // This lock decides who gets a bus. Nobody else can change what is read from here until the commit.
  await occupancyStore.lockVehicles(wanted.map(({ vehicleId }) => vehicleId));
  await quoted?.release();
  must(await occupancyStore.areFree(wanted), 'booking.occupied');
  must(await isCompanyActive(offer.companyId), 'booking.occupied');
  must(await areVehiclesActive(wanted.map(({ vehicleId }) => vehicleId)), 'booking.occupied');
  return placeOrder(
    newOrder({ ...prepared, actor, buying, customer, offer, offerHash, wishes: quoted?.wishes }),
    wanted,
    {
      by: actor,
      holdMinutes: prepared.holdMinutes,
    },
  );
}

/**
 * Orders at a quote's price the buses that are held for it. Everything is looked up before the transaction begins.
 * @throws DomainError as `holdOffer`, and what `quoted.lock` throws
 */
export async function holdQuote(
  actor: Actor,
  { offer, ...quoted }: QuotedHold & { offer: Offer },
): Promise<{ orderNumber: string }> {
  must(bookingPolicy.create(actor) && actor.kind === 'user', 'auth.noPermission');
  const buying = await buyingCustomer(actor);
  // Accepting again after a failed payment makes another order.
  const offerHash = createHash('sha256').update(randomUUID()).digest('hex');
  const settings = await readSettings(offer.trip.departure);
  const plan = await planTrip(await namedInSwedish(offer.trip));
  const prepared = {
    plan,
    buses: await planBuses(offer, plan, settings, QUOTED_METRES),
    holdMinutes: settings.holdMinutes,
    terms: await companyTerms(offer.companyId),
    purchaseType: 'quote' as const,
  };
  return inTransaction(async () => {
    const { orderNumber } = await takeBuses(prepared, { actor, buying, offer, offerHash }, quoted);
    await quoted.ordered(orderNumber);
    return { orderNumber };
  });
}

async function placeOrder(
  order: NewOrder,
  wanted: readonly Wanted[],
  { by, holdMinutes }: { by: Actor; holdMinutes: number },
): Promise<{ orderNumber: string }> {
  const { orderNumber, bookingIds } = await insertOrder(order);
  // Its triggers check again that the vehicles are free, should a caller forget to lock them.
  await occupancyStore.hold(
    wanted.map((one, index) => ({ ...one, bookingId: bookingIds[index]! })),
    holdMinutes,
  );
  await logTransitions(
    bookingIds.map((entityId) => ({ entity: 'booking', entityId, from: null, to: 'preliminaryBooked', by })),
  );
  return { orderNumber };
}
