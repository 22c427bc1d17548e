import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer } from '@db/factories';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelOrder, ownHolds } from '.';
import { extendHold } from './extend-hold';
import { type BookingWorld, startBookingWorld } from './testing/payments';

useTestDatabase({ pool: 20 });
let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(async () => {
  await world.settle();
  expect(await checkInvariants()).toEqual([]);
  await world.stop();
});

const minutesHeld = async (orderId: number): Promise<number> => {
  const row = await selectOne<{ minutes: number }>(
    'SELECT TIMESTAMPDIFF(MINUTE, first_held_at, hold_expires_at) AS minutes FROM orders WHERE id = :orderId',
    { orderId },
  );
  return row!.minutes;
};

describe('a hold', () => {
  it('lasts ten minutes longer, with its bus, when its customer asks, once however often they ask', async () => {
    const order = await world.held();
    expect(await minutesHeld(order.orderId)).toBe(20);
    await Promise.all(Array.from({ length: 5 }, () => extendHold(order.buyer, order.orderNumber)));
    expect(await minutesHeld(order.orderId)).toBe(30);
    const [hold] = await ownHolds(order.buyer);
    const [occupied] = await world.occupancy(order);
    expect(occupied?.expires?.getTime()).toBe(hold!.until.getTime());
  });

  it('cannot be extended by anybody else, or when it is over', async () => {
    const order = await world.held();
    const stranger = await createCustomer();
    await expect(extendHold(stranger, order.orderNumber)).rejects.toMatchObject({ key: 'booking.notFound' });
    await world.runOut(order);
    await expect(extendHold(order.buyer, order.orderNumber)).rejects.toMatchObject({ key: 'booking.holdExpired' });
  });

  it('is not extended while a page is open at the provider: it lasts as long as the page does', async () => {
    const order = await world.opened();
    const before = await minutesHeld(order.orderId);
    await extendHold(order.buyer, order.orderNumber);
    expect(await minutesHeld(order.orderId)).toBe(before);
    expect(before).toBeGreaterThan(30);
  });
});

describe("somebody's own hold", () => {
  it('is listed while it is held and unpaid, ending soonest first, and to nobody else', async () => {
    const first = await world.held();
    const second = await world.held(first.buyer);
    const third = await world.held(first.buyer);
    await extendHold(first.buyer, first.orderNumber);
    const numbers = async () => (await ownHolds(first.buyer)).map(({ orderNumber }) => orderNumber);
    expect(await numbers()).toEqual([second.orderNumber, third.orderNumber, first.orderNumber]);
    const [soonest] = await ownHolds(first.buyer);
    expect(soonest).toMatchObject({ from: 'Uppsala', to: 'Gävle' });
    // What tells two buses for one trip apart.
    expect(soonest!.company).not.toBe('');
    expect(soonest!.total).toBeGreaterThan(0);
    expect(await ownHolds(await createCustomer())).toEqual([]);
    await cancelOrder(first.buyer, { orderNumber: second.orderNumber });
    await world.runOut(third);
    expect(await numbers()).toEqual([first.orderNumber]);
    const paid = await world.paid(first.buyer);
    expect(await numbers()).not.toContain(paid.orderNumber);
  });
});
