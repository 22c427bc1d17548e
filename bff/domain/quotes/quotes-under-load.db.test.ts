import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOrder, completeReservation, expireHolds, registerOrderedQuotes } from '@bff/domain/bookings';
import { type Buyer, offerOf } from '@bff/domain/bookings/testing/market';
import { type BookingWorld, DETAILS, type Reservation, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { sealOffer } from '@bff/domain/offers';
import { settleCheckout } from '@bff/domain/payments';
import { DomainError } from '@bff/domain/shared/errors';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer, createUser, createVehicle } from '@db/factories';
import { Order, Quote } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { acceptQuote, expireQuotes, orderedQuotesOfRequests, quotesOfRequest, rejectQuote, sellQuote } from '.';

const WRITES = 400;
const WORKERS = 16;
const BUSES = 40;

/** A seeded generator, so that a failing run can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

useTestDatabase({ pool: 30 });
let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
  registerOrderedQuotes(orderedQuotesOfRequests);
});
afterAll(() => world.stop());

interface Offered {
  id: number;
  customer: Buyer;
  vehicleId: number;
}

it(`B4 with quotes: ${WRITES} offers, acceptances, rejections and expiries among holds, payments and cancellations of the same buses`, async () => {
  const random = randomFrom(20_271_123);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const buses: number[] = [];
  while (buses.length < BUSES) buses.push((await createVehicle(world.fleet.companyId, world.fleet.depotId)).id);
  const people: Buyer[] = [];
  while (people.length < 30) people.push(await createCustomer());
  const quotes: Offered[] = [];
  const orders: Reservation[] = [];
  const raw: string[] = [];
  const done: Record<string, number> = {};

  const sell = async () => {
    const [customer, vehicleId] = [pick(people)!, pick(buses)!];
    const offer = offerOf(world.offered, vehicleId);
    const { number } = await sellQuote(admin, {
      customerId: customer.customerId,
      offer: sealOffer(offer),
      customerPrice: offer.buses[0]!.customerPrice,
      expiryHours: 24,
      language: 'sv',
      message: null,
      sendKey: randomUUID(),
    });
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    quotes.push({ id: quote!.id, customer, vehicleId });
  };
  const accept = async () => {
    const quote = pick(quotes);
    if (!quote) return;
    const { customer: buyer, vehicleId } = quote;
    // Pressed twice: one order.
    const answers = await Promise.all([acceptQuote(buyer, quote.id), acceptQuote(buyer, quote.id)]);
    const [{ orderNumber }] = answers;
    expect(new Set(answers.map((answer) => answer.orderNumber)).size).toBe(1);
    const { id: orderId, total } = (await Order.findOne({ where: { number: orderNumber } }))!;
    orders.push({ orderNumber, orderId, buyer, vehicleId, total });
  };
  const steps: Record<string, () => Promise<unknown>> = {
    sell,
    accept,
    hold: async () => orders.push(await world.held(pick(people), pick(buses))),
    pay: async () => {
      const order = pick(orders);
      if (!order) return;
      await completeReservation(order.buyer, order.orderNumber, DETAILS);
      const sessionId = await world.open(order);
      await world.press(sessionId, random(4) === 0 ? 'decline' : 'pay');
      await settleCheckout(sessionId);
    },
    reject: async () => {
      const quote = pick(quotes);
      if (quote) await rejectQuote(quote.customer, quote.id, 'För dyrt');
    },
    cancel: async () => {
      const order = pick(orders);
      if (order) await cancelOrder(order.buyer, { orderNumber: order.orderNumber });
    },
    end: async () => {
      const quote = pick(quotes);
      if (!quote) return;
      const past = 'UTC_TIMESTAMP(3) - INTERVAL 1 SECOND';
      await execute(`UPDATE quotes SET expires_at = ${past} WHERE id = :id AND status = 'open'`, { id: quote.id });
      await expireQuotes();
    },
    expire: () => expireHolds(),
  };
  const mix = ['sell', 'sell', 'sell', 'sell', 'accept', 'accept', 'accept', 'pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'hold', 'reject', 'cancel', 'end', 'expire']; // prettier-ignore
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < WRITES; n = next++) {
      const name = mix[random(mix.length)]!;
      try {
        await steps[name]!();
        done[name] = (done[name] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof DomainError)) raw.push(`${name}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  await world.settle();
  await expireHolds();
  await expireQuotes();
  await world.settle();
  // Deadlocks are retried; one that got through would be here.
  expect(raw).toEqual([]);
  for (const name of ['sell', 'accept', 'pay', 'cancel']) expect([name, done[name] ?? 0]).not.toEqual([name, 0]);
  expect(await Quote.count({ where: { status: 'accepted' } })).toBeGreaterThan(0);
  expect(await checkInvariants()).toEqual([]);
}, 240_000);
