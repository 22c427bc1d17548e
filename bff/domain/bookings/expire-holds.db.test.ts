// Traces: S4-030, S4-041, S4-042, S4-043, S8-093
import { afterEach, describe, expect, it } from 'vitest';
import { reconcile, settleCheckout } from '@bff/domain/payments';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer } from '@db/factories';
import { execute, selectOne } from '@db/query';
import { expireHolds } from './expire-holds';
import { completeReservation } from './reservation';
import { DETAILS } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

const RACES = 20;

describe('overdue holds', () => {
  useBookingWorld();
  afterEach(async () => {
    clock.release();
    world.payments.sandbox.sandbox.control({ outage: 'none', isPaused: false });
    await world.settle();
    await expireHolds();
    expect(await checkInvariants()).toEqual([]);
  });

  it('are released: the bus is free, the log says why, nobody is charged', async () => {
    const order = await world.held();
    expect(await expireHolds()).toBe(0);
    await world.runOut(order);
    expect(await expireHolds()).toBe(1);
    expect(await world.status(order)).toBe('canceled');
    expect(await world.occupancy(order)).toEqual([]);
    const booking = await selectOne<{ id: number; by: string; fee: number }>(
      'SELECT id, canceled_by AS `by`, cancellation_fee AS fee FROM bookings WHERE order_id = :orderId',
      { orderId: order.orderId },
    );
    expect(booking).toMatchObject({ by: 'expiry', fee: 0 });
    expect((await transitionsOf('booking', booking!.id)).at(-1)).toMatchObject({
      from: 'preliminaryBooked',
      to: 'canceled',
    });
    expect(await expireHolds()).toBe(0);
  });

  it("end by the database's clock, whatever this process thinks", async () => {
    const order = await world.held();
    clock.advance(2 * HOUR);
    expect(await expireHolds()).toBe(0);
    clock.release();
    await world.runOut(order);
    clock.advance(-2 * HOUR);
    expect(await expireHolds()).toBe(1);
  });

  it('give their bus to the next customer at once, without waiting for the job', async () => {
    const order = await world.held();
    await world.runOut(order);
    const next = await world.held(await createCustomer(), order.vehicleId);
    expect(await world.status(order)).toBe('canceled');
    expect(await world.status(next)).toBe('preliminaryBooked');
  });

  it('do not count against the customer, and can no longer be filled in', async () => {
    const order = await world.held();
    const { buyer } = order;
    await world.held(buyer);
    await world.held(buyer);
    await world.runOut(order);
    await expect(completeReservation(buyer, order.orderNumber, DETAILS)).rejects.toMatchObject({
      key: 'booking.holdExpired',
    });
    await world.held(buyer);
  });

  it('close the page at the provider first, so that nobody pays for a released bus', async () => {
    const order = await world.opened();
    await world.runOut(order);
    expect(await expireHolds()).toBe(1);
    expect(await world.press(order.sessionId, 'pay')).toMatchObject({ status: 'expired' });
    expect(await world.status(order)).toBe('canceled');
  });

  it('stay when closing the page leaves time for another card', async () => {
    const order = await world.opened();
    // The page and the hold are over, the 65 minutes are not.
    for (const set of [
      'o.first_held_at = o.first_held_at - INTERVAL 36 MINUTE, o.hold_expires_at = o.hold_expires_at - INTERVAL 36 MINUTE',
      'c.expires_at = c.expires_at - INTERVAL 36 MINUTE',
    ])
      await execute(
        `UPDATE orders o JOIN bookings b ON b.order_id = o.id JOIN occupancies c ON c.booking_id = b.id SET ${set} WHERE o.id = :orderId`,
        { orderId: order.orderId },
      );
    expect(await expireHolds()).toBe(0);
    expect(await world.isHeld(order)).toBe(true);
    expect(await world.occupancy(order)).toHaveLength(1);
    expect(await world.press(order.sessionId, 'pay')).toMatchObject({ status: 'expired' });
  });

  it('are confirmed instead when the money has arrived unnoticed', async () => {
    const order = await world.opened();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(order.sessionId, 'pay');
    await world.runOut(order);
    expect(await expireHolds()).toBe(0);
    expect(await world.status(order)).toBe('booked');
    expect(await world.occupancy(order)).toEqual([{ kind: 'booked', expires: null }]);
  });

  it.each(['error', 'hang'] as const)(
    'stay while the provider does not answer (%s), without affecting other holds or customers',
    async (outage) => {
      const [open, plain] = [await world.opened(), await world.held()];
      await world.runOut(open);
      await world.runOut(plain);
      world.payments.sandbox.sandbox.control({ outage });
      expect(await expireHolds()).toBe(1);
      expect(await world.status(plain)).toBe('canceled');
      expect(await world.status(open)).toBe('paymentInitialized');
      // Another customer hears that the bus is taken, not that somebody else's payment does not work.
      await expect(world.held(await createCustomer(), open.vehicleId)).rejects.toMatchObject({
        key: 'booking.occupied',
      });
      world.payments.sandbox.sandbox.control({ outage: 'none' });
      expect(await expireHolds()).toBe(1);
      expect(await world.status(open)).toBe('canceled');
    },
  );

  it(`race the payment ${RACES} times: booked and charged, or released and not charged, never both`, async () => {
    const outcomes: Record<string, number> = {};
    // How much later than the job the payment begins, in milliseconds: adjusted to where the two meet, on fast and busy machines alike.
    let later = 0;
    let step = 4;
    let last: string | undefined;
    for (let round = 0; round < RACES; round++) {
      const order = await world.opened();
      await world.runOut(order);
      const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
      const expire = async () => {
        await after(-later);
        await Promise.all([expireHolds(), expireHolds()]);
      };
      const pay = async () => {
        await after(later);
        await world.press(order.sessionId, 'pay');
        await settleCheckout(order.sessionId);
      };
      await Promise.all([pay(), expire()]);
      await world.settle();
      const status = await world.status(order);
      const { captured } = (await selectOne<{ captured: number }>(
        'SELECT CAST(SUM(captured_amount) AS SIGNED) AS captured FROM payments WHERE order_id = :orderId',
        { orderId: order.orderId },
      ))!;
      expect({ status, captured }).toEqual(
        status === 'booked' ? { status, captured: order.total } : { status: 'canceled', captured: 0 },
      );
      expect(await world.occupancy(order)).toHaveLength(status === 'booked' ? 1 : 0);
      outcomes[status] = (outcomes[status] ?? 0) + 1;
      step = last === undefined || last === status ? step * 2 : Math.max(1, step / 2);
      later += status === 'booked' ? step : -step;
      last = status;
    }
    // Both outcomes must occur, or there was no race.
    expect(Object.keys(outcomes).sort()).toEqual(['booked', 'canceled']);
    expect(await reconcile('frequent')).toMatchObject({ differences: [] });
  });
});
