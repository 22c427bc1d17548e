// Traces: S1-003, S3-017, S3-018, S3-019, S3-020, S3-021, S4-031, S4-041, S4-042, S4-043, S8-017, S8-041, S8-046,
// S5-012, S8-049, S8-092, S8-094, S8-095, S8-252
import { createHash, randomUUID } from 'node:crypto';
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { planTrip, readOffer, type Offer } from '@bff/domain/offers';
import { readSettings } from '@bff/domain/settings';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransitions } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { buyingCustomer } from './buying-customer';
import { areVehiclesActive, companyTerms, isCompanyActive } from './held-vehicle.store';
import { newOrder } from './new-order';
import { insertOrder, type NewOrder } from './new-order.store';
import { planBuses, prepareHold, type PreparedHold, wantedOf } from './prepare-hold';

const MAX_LIVE_HOLDS = 3;
/** Farther than any bus comes for a quote. */
const QUOTED_METRES = 2_500_000;

/**
 * Takes the buses of an offer for a customer: an order, a booking a bus, and the vehicles held while the customer fills in the details. The
 * price is the offer's, whatever changed since; the times are worked out again, and the lock decides who gets a bus. `pressed` is the offer
 * whose button was pressed, when another was sealed in its place since its time was over: pressing twice holds once.
 */
export async function holdOffer(
  actor: Actor,
  sealedOffer: string,
  pressed = sealedOffer,
): Promise<{ orderNumber: string }> {
  must(bookingPolicy.create(actor) && actor.kind === 'user', 'auth.noPermission');
  const offer = readOffer(sealedOffer);
  const buying = await buyingCustomer(actor);
  const offerHash = createHash('sha256').update(pressed).digest('hex');
  const prepared = await prepareHold(offer).catch(async (error: unknown) => {
    // Whatever speaks against it now: what the same offer has brought this customer already is theirs.
    const own = await bookingStore.findLiveByOffer(buying, offerHash);
    if (own) return own;
    throw error;
  });
  if (typeof prepared === 'string') return { orderNumber: prepared };
  const terms = await companyTerms(offer.companyId);
  return inTransaction(() => takeBuses({ ...prepared, terms }, { actor, buying, offer, offerHash }));
}

interface Taking {
  actor: UserActor;
  buying: Awaited<ReturnType<typeof buyingCustomer>>;
  offer: Offer;
  offerHash: string;
}

/** What belongs to the quote that an order is made from, in the order's transaction. */
interface QuotedHold {
  /** Before the vehicles are locked: the quote can be chosen. */
  lock: () => Promise<void>;
  /** Under their locks: they are no longer held for the quote. */
  release: () => Promise<void>;
  /** The order is there. */
  ordered: (orderNumber: string) => Promise<void>;
}

/** Places the order, in the caller's transaction. */
async function takeBuses(
  prepared: PreparedHold & { terms: Awaited<ReturnType<typeof companyTerms>> },
  { actor, buying, offer, offerHash }: Taking,
  quoted?: QuotedHold,
): Promise<{ orderNumber: string }> {
  const wanted = wantedOf(prepared.buses);
  // First, so that two clicks of one customer come one after the other: the second finds the order of the first.
  const customer = await bookingStore.lockCustomer(buying);
  const live = await bookingStore.liveOrders(buying, offerHash);
  if (live.ofOffer) return { orderNumber: live.ofOffer };
  must(customer, 'customer.notFound');
  must(!customer.awaitsDeletion, 'user.awaitsDeletion');
  must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
  await quoted?.lock();
  // Who gets a bus is decided here. What is asked from here on nobody else can change before the commit.
  await occupancyStore.lockVehicles(wanted.map(({ vehicleId }) => vehicleId));
  await quoted?.release();
  must(await occupancyStore.areFree(wanted), 'booking.occupied');
  must(await isCompanyActive(offer.companyId), 'booking.occupied');
  must(await areVehiclesActive(wanted.map(({ vehicleId }) => vehicleId)), 'booking.occupied');
  return placeOrder(newOrder({ ...prepared, actor, buying, customer, offer, offerHash }), wanted, {
    by: actor,
    holdMinutes: prepared.holdMinutes,
  });
}

/**
 * An order at a quote's price, of the buses that are held for it. All that has to be looked up is, before the transaction begins.
 * @throws DomainError as `holdOffer`, and what `quoted.lock` throws
 */
export async function holdQuote(
  actor: Actor,
  { offer, ...quoted }: QuotedHold & { offer: Offer },
): Promise<{ orderNumber: string }> {
  must(bookingPolicy.create(actor) && actor.kind === 'user', 'auth.noPermission');
  const buying = await buyingCustomer(actor);
  // Accepted anew after a payment that came to nothing, it is another order.
  const offerHash = createHash('sha256').update(randomUUID()).digest('hex');
  const settings = await readSettings(offer.trip.departure);
  const plan = await planTrip(offer.trip);
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
  // Its triggers look once more whether the vehicles are free, whoever forgot to lock them.
  await occupancyStore.hold(
    wanted.map((one, index) => ({ ...one, bookingId: bookingIds[index]! })),
    holdMinutes,
  );
  await logTransitions(
    bookingIds.map((entityId) => ({ entity: 'booking', entityId, from: null, to: 'preliminaryBooked', by })),
  );
  return { orderNumber };
}
