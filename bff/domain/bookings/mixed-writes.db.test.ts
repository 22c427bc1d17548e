import { describe, expect, it } from 'vitest';
import { settleCheckout } from '@bff/domain/payments';
import { DomainError } from '@bff/domain/shared/errors';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer, createVehicle } from '@db/factories';
import { select } from '@db/query';
import { cancelOrder } from './cancel-order';
import { expireHolds } from './expire-holds';
import { orderPaymentsOfBookings } from './order-payments';
import { completeReservation } from './reservation';
import { DETAILS, type Reservation } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';
import type { Buyer } from './testing/market';
import { inTransaction } from '@bff/platform/transaction';

const CONFIRMATIONS = 10;
const WRITES = 200;

/** A seeded generator, so that a failing run can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('many writes at once', () => {
  useBookingWorld({ pool: 30 });

  it(`B5: of two late payments for one bus one wins, ${CONFIRMATIONS} times; the other is refunded`, async () => {
    for (let round = 0; round < CONFIRMATIONS; round++) {
      const first = await world.paidUnseen();
      const second = await world.paidUnseen(first.vehicleId);
      await Promise.all([settleCheckout(first.sessionId), settleCheckout(second.sessionId)]);
      world.payments.sandbox.sandbox.control({ isPaused: false });
      await world.settle();
      const statuses = [await world.status(first), await world.status(second)];
      expect([...statuses].sort()).toEqual(['booked', 'canceled']);
      const loser = statuses[0] === 'canceled' ? first : second;
      expect(await world.refunded(loser)).toBe(loser.total);
      expect(await world.refunded(loser === first ? second : first)).toBe(0);
    }
    expect(await checkInvariants()).toEqual([]);
  });

  it(`B4 in small: ${WRITES} mixed holds, payments, cancellations and expiries on eight buses, with no raw error shown`, async () => {
    const random = randomFrom(20_270_310);
    const buses: number[] = [];
    while (buses.length < 8) buses.push((await createVehicle(world.fleet.companyId, world.fleet.depotId)).id);
    const people: Buyer[] = [];
    while (people.length < 40) people.push(await createCustomer());
    const made: Reservation[] = [];
    const sessions: string[] = [];
    const raw: string[] = [];
    const done: Record<string, number> = {};
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];

    const steps: Record<string, () => Promise<unknown>> = {
      hold: async () => made.push(await world.held(pick(people), pick(buses))),
      pay: async () => {
        const order = pick(made);
        if (!order) return;
        await completeReservation(order.buyer, order.orderNumber, DETAILS);
        const sessionId = await world.open(order);
        sessions.push(sessionId);
        await world.press(sessionId, random(4) === 0 ? 'decline' : 'pay');
        await settleCheckout(sessionId);
      },
      settle: async () => {
        const sessionId = pick(sessions);
        if (sessionId) await settleCheckout(sessionId);
      },
      webhooks: () => world.payments.settleWebhooks(),
      cancel: async () => {
        const order = pick(made);
        if (order) await cancelOrder(order.buyer, { orderNumber: order.orderNumber });
      },
      runOut: async () => {
        const order = pick(made);
        if (order && (await world.isHeld(order))) await world.runOut(order);
      },
      expire: () => expireHolds(),
    };
    const order = ['hold', 'pay', 'hold', 'cancel', 'settle', 'pay', 'runOut', 'expire', 'hold', 'webhooks'];
    let next = 0;
    const worker = async () => {
      for (let n = next++; n < WRITES; n = next++) {
        const name = order[random(order.length)]!;
        try {
          await steps[name]!();
          done[name] = (done[name] ?? 0) + 1;
        } catch (error) {
          if (!(error instanceof DomainError)) raw.push(`${name}: ${String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    await world.settle();
    await expireHolds();
    await world.settle();
    expect(raw).toEqual([]);
    expect(done['hold']).toBeGreaterThan(8);
    expect(done['pay']).toBeGreaterThan(0);
    expect(done['cancel']).toBeGreaterThan(0);
    expect(await checkInvariants()).toEqual([]);
    const statuses = await select<{ status: string }>('SELECT DISTINCT status FROM bookings');
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['booked', 'canceled']));
  });

  it('two simultaneous confirmations of one order book it once', async () => {
    for (let round = 0; round < CONFIRMATIONS; round++) {
      const reservation = await world.opened();
      await world.press(reservation.sessionId, 'pay');
      const settled = await Promise.all([
        settleCheckout(reservation.sessionId),
        settleCheckout(reservation.sessionId),
        settleCheckout(reservation.sessionId),
      ]);
      expect(settled.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await world.mails(reservation)).toHaveLength(2);
      // Money counted again for a booked order must not pass as another confirmation.
      const again = await inTransaction(async () => {
        await orderPaymentsOfBookings.lock(reservation.orderId);
        return orderPaymentsOfBookings.onOrderPaid(reservation.orderId, {
          bookingChangeId: null,
          paymentId: 0,
          amount: reservation.total,
          paidAt: new Date(),
        });
      });
      expect(again).toBe('refund');
    }
    await world.settle();
    expect(await checkInvariants()).toEqual([]);
  });
});
