// Traces: S1-003, S3-017, S3-018, S3-019, S3-020, S3-021, S4-031, S4-041, S4-042, S4-043, S8-017, S8-041, S8-046,
// S5-012, S8-049, S8-092, S8-094, S8-095, S8-252
import { createHash } from 'node:crypto';
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { readOffer } from '@bff/domain/offers';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransitions } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { buyingCustomer } from './buying-customer';
import { areVehiclesActive, companyTerms, isCompanyActive } from './held-vehicle.store';
import { newOrder } from './new-order';
import { insertOrder, type NewOrder } from './new-order.store';
import { prepareHold, wantedOf } from './prepare-hold';

const MAX_LIVE_HOLDS = 3;

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
  const wanted = wantedOf(prepared.buses);
  const terms = await companyTerms(offer.companyId);

  return inTransaction(async () => {
    // First, so that two clicks of one customer come one after the other: the second finds the order of the first.
    const customer = await bookingStore.lockCustomer(buying);
    const live = await bookingStore.liveOrders(buying, offerHash);
    if (live.ofOffer) return { orderNumber: live.ofOffer };
    must(customer, 'customer.notFound');
    must(!customer.awaitsDeletion, 'user.awaitsDeletion');
    must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
    // Who gets a bus is decided here. What is asked from here on nobody else can change before the commit.
    await occupancyStore.lockVehicles(wanted.map(({ vehicleId }) => vehicleId));
    must(await occupancyStore.areFree(wanted), 'booking.occupied');
    must(await isCompanyActive(offer.companyId), 'booking.occupied');
    must(await areVehiclesActive(wanted.map(({ vehicleId }) => vehicleId)), 'booking.occupied');
    return placeOrder(newOrder({ ...prepared, terms, actor, buying, customer, offer, offerHash }), wanted, {
      by: actor,
      holdMinutes: prepared.holdMinutes,
    });
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
