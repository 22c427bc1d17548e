// Traces: S8-645
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { Actor } from '@bff/domain/shared/actor';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer, createDepot, createUser, createVehicle } from '@db/factories';
import {
  Booking,
  BookingChoice,
  BookingPriceLine,
  EventLogEntry,
  LedgerEntry,
  Occupancy,
  OutboxMessage,
  Refund,
  VehicleCostList,
} from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { movedDifferenceFor, penaltyFor } from '../payments';
import { cancelOrder } from './cancel-order';
import { replacementBuses } from './replacement-buses';
import { seeBooking, seeHandled, seeOrder } from './see-order';
import { settleChoice, settleOverdueChoices, type WantedChoice } from './settle-choice';
import { anotherCompany, canceledByOperator } from './testing/canceled-by-operator';
import { aTrip, useRoads } from './testing/market';
import { orderFixture } from './testing/order-fixture';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
const refunded = async (paymentId: number | null) =>
  (await Refund.sum('amount', { where: { paymentId: paymentId ?? 0 } })) || 0;
const choiceOf = async (bookingId: number) => (await BookingChoice.findOne({ where: { bookingId } }))?.status ?? 'none';

describe('a customer whose bus was canceled by its operator', () => {
  useTestDatabase({ pool: 10 });
  beforeAll(useRoads);
  afterEach(() => clock.release());

  it('chooses the refund, once', async () => {
    const order = await canceledByOperator();
    expect([await choiceOf(order.bookingId), await refunded(order.paymentId)]).toEqual(['waiting', 0]);
    const choose = () => told(settleChoice(order.by, { bookingNumber: order.number, wanted: 'refund' }));
    expect(await choose()).toBe('done');
    expect(await choose()).toContain('booking.choiceOver');
    expect([await choiceOf(order.bookingId), await refunded(order.paymentId)]).toEqual(['refunded', order.total]);
  });

  it('takes another bus at the agreed price; the operator who canceled pays what it costs more', async () => {
    const order = await canceledByOperator();
    const other = await anotherCompany();
    // Its price by its own lists is its own, whatever the customer pays.
    const wanted = { vehicleId: other.vehicleId };
    const { newBookingNumber } = await settleChoice(order.by, { bookingNumber: order.number, wanted });
    const moved = (await Booking.findOne({ where: { number: newBookingNumber! } }))!;
    expect(moved).toMatchObject({
      orderId: order.orderId,
      movedFromId: order.bookingId,
      status: 'booked',
      companyId: other.companyId,
      customerPrice: 1_100_000,
      tax: 66_000,
      total: 1_166_000,
      passengers: 40,
    });
    const difference = Math.max(0, moved.operatorPrice - 1_000_000);
    expect(await movedDifferenceFor(order.bookingId)).toBe(difference);
    expect(await BookingPriceLine.sum('amount', { where: { bookingId: moved.id } })).toBe(moved.total);
    expect(await Occupancy.count({ where: { bookingId: moved.id, kind: 'booked' } })).toBe(1);
    expect([await choiceOf(order.bookingId), await refunded(order.paymentId)]).toEqual(['moved', 0]);
    const { booking } = await seeBooking(order.by, order.number);
    expect(booking.choice).toMatchObject({ status: 'moved', newBookingNumber });
    const mails = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: [['id', 'DESC']], limit: 2 });
    expect(mails.map(({ dedupeKey }) => dedupeKey).sort()).toEqual([
      `moved:${newBookingNumber}:customer`,
      `moved:${newBookingNumber}:operator`,
    ]);
  });

  it('pays no more for a bus whose operator price exceeds what the customer pays; the difference is posted, and checked', async () => {
    const order = await canceledByOperator();
    const other = await anotherCompany();
    await VehicleCostList.update({ minimumPrice: 5_000_000 }, { where: { companyId: other.companyId } });
    const wanted = { vehicleId: other.vehicleId };
    const { newBookingNumber } = await settleChoice(order.by, { bookingNumber: order.number, wanted });
    const moved = (await Booking.findOne({ where: { number: newBookingNumber! } }))!;
    expect([moved.operatorPrice, moved.customerPrice, moved.total]).toEqual([5_000_000, 1_100_000, 1_166_000]);
    expect(await BookingPriceLine.sum('amount', { where: { bookingId: moved.id } })).toBe(1_166_000);
    expect(await movedDifferenceFor(order.bookingId)).toBe(4_000_000);
    const entries = await LedgerEntry.findAll({ where: { posting: `moved:${order.bookingId}` } });
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    // The invariant finds a difference that the ledger does not have.
    await Booking.update({ operatorPrice: 5_000_001 }, { where: { id: moved.id } });
    expect((await checkInvariants()).map(({ invariant }) => invariant)).toEqual(['I5']);
    await Booking.update({ operatorPrice: 5_000_000 }, { where: { id: moved.id } });
    // Only a booking that replaces another may cost us more than it brings.
    await expect(Booking.update({ operatorPrice: 1_100_001 }, { where: { id: order.bookingId } })).rejects.toThrow(
      'bookings_margin',
    );
  });

  it('is shown the own company’s buses first, then the cheapest, and never the canceled one', async () => {
    const order = await orderFixture({ departure: aTrip().departure });
    const { id: depotId } = await createDepot(order.companyId);
    const { id: spare } = await createVehicle(order.companyId, depotId, { seats: 50 });
    await cancelOrder(order.operator, { orderNumber: order.orderNumber });
    const { order: details, booking } = await seeBooking(order.customer, order.bookings[0]!.number);
    const found = await replacementBuses(details, booking);
    expect(found[0]).toMatchObject({ vehicleId: spare, isOwn: true });
    expect(found.map(({ vehicleId }) => vehicleId)).not.toContain(order.bookings[0]!.vehicleId);
    const prices = found.slice(1).map(({ offer }) => offer.buses[0]!.total);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('is counted once, of many presses at once and of buttons racing the clock', async () => {
    // Choices left waiting by other tests are not counted.
    clock.freeze(new Date(Date.now() + 2 * DAY));
    await settleOverdueChoices();
    clock.release();
    for (let round = 0; round < 4; round++) {
      const order = await canceledByOperator();
      const { vehicleId } = await anotherCompany();
      const choose = (wanted: WantedChoice) => told(settleChoice(order.by, { bookingNumber: order.number, wanted }));
      const { deadlineAt } = (await BookingChoice.findOne({ where: { bookingId: order.bookingId } }))!;
      if (round % 2 === 1) clock.freeze(new Date(deadlineAt.getTime() - 1));
      const presses = [choose('refund'), choose({ vehicleId }), choose({ vehicleId }), choose('refund')];
      if (round % 2 === 1) clock.freeze(deadlineAt);
      const clocks = round % 2 === 1 ? [settleOverdueChoices(), settleOverdueChoices()] : [];
      const results = await Promise.all(presses);
      const byClock = (await Promise.all(clocks)).reduce((sum, count) => sum + count, 0);
      clock.release();
      expect(results.filter((result) => result === 'done').length + byClock).toBe(1);
      const outcome = await choiceOf(order.bookingId);
      expect(await refunded(order.paymentId)).toBe(outcome === 'refunded' ? order.total : 0);
      expect(await Booking.count({ where: { movedFromId: order.bookingId } })).toBe(outcome === 'moved' ? 1 : 0);
    }
  });

  it('finds the bus gone when two orders want it at once: one gets it, the other may choose again', async () => {
    const { vehicleId } = await anotherCompany();
    const orders = [await canceledByOperator(), await canceledByOperator()];
    const take = (order: (typeof orders)[number]) =>
      told(settleChoice(order.by, { bookingNumber: order.number, wanted: { vehicleId } }));
    const results = await Promise.all(orders.map(take));
    expect(results.sort()).toEqual([expect.stringContaining('booking.occupied'), 'done']);
    expect((await Promise.all(orders.map(({ bookingId }) => choiceOf(bookingId)))).sort()).toEqual([
      'moved',
      'waiting',
    ]);
    for (const order of orders) await told(settleChoice(order.by, { bookingNumber: order.number, wanted: 'refund' }));
    expect((await Promise.all(orders.map(({ bookingId }) => choiceOf(bookingId)))).sort()).toEqual([
      'moved',
      'refunded',
    ]);
  });

  it('is refunded at once when it is too late to choose, or when a bus did not come', async () => {
    const order = await orderFixture({ departure: aTrip().departure });
    clock.freeze(new Date(order.departure.getTime() - DAY));
    await cancelOrder(order.operator, { orderNumber: order.orderNumber });
    expect(await choiceOf(order.bookings[0]!.id)).toBe('none');
    expect(await refunded(order.paymentId)).toBe(order.total);
  });

  it.each([
    ['a millisecond before the deadline', -1, 'waiting'],
    ['at the deadline', 0, 'refunded'],
    ['ten minutes after', 10 * MINUTE, 'refunded'],
  ])('%s the clock finds it %s ms off: %s', async (_, off, outcome) => {
    const order = await canceledByOperator();
    const { deadlineAt } = (await BookingChoice.findOne({ where: { bookingId: order.bookingId } }))!;
    clock.freeze(new Date(deadlineAt.getTime() + off));
    await settleOverdueChoices();
    expect(await choiceOf(order.bookingId)).toBe(outcome);
    expect(await refunded(order.paymentId)).toBe(outcome === 'refunded' ? order.total : 0);
    if (off === 0) {
      const { vehicleId } = await anotherCompany();
      const late = settleChoice(order.by, { bookingNumber: order.number, wanted: { vehicleId } });
      expect(await told(late)).toContain('booking.choiceOver');
    }
  });

  it('is the only one who may choose: for others the choice does not exist', async () => {
    const order = await canceledByOperator();
    const other = await anotherCompany();
    const request = { bookingNumber: order.number, wanted: 'refund' as const };
    for (const actor of [await createCustomer(), other.operator])
      expect(await told(settleChoice(actor, request))).toContain('booking.notFound');
    // Those who may read about it but not make it.
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const bus = { ...request, wanted: { vehicleId: other.vehicleId } };
    for (const wish of [request, bus])
      expect(await told(settleChoice(order.operator, wish))).toContain('auth.noPermission');
    expect(await told(settleChoice(admin, bus))).toContain('auth.noPermission');
    const standing = await orderFixture();
    const nothing = { bookingNumber: standing.bookings[0]!.number, wanted: 'refund' as const };
    expect(await told(settleChoice(standing.customer, nothing))).toContain('booking.notFound');
  });

  it('has an administrator take the money, once, and the log says who did', async () => {
    const order = await canceledByOperator();
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const choose = (actor: Actor) => told(settleChoice(actor, { bookingNumber: order.number, wanted: 'refund' }));
    expect(await choose(admin)).toBe('done');
    expect(await choose(admin)).toContain('booking.choiceOver');
    expect(await choose(order.by)).toContain('booking.choiceOver');
    expect([await choiceOf(order.bookingId), await refunded(order.paymentId)]).toEqual(['refunded', order.total]);
    const { id } = (await BookingChoice.findOne({ where: { bookingId: order.bookingId } }))!;
    expect(
      await EventLogEntry.findAll({ where: { entity: 'choice', entityId: id, toState: 'refunded' } }),
    ).toMatchObject([{ actorKind: 'user', actorUserId: admin.userId }]);
    expect(await checkInvariants()).toEqual([]);
  });

  it('has each company see and cancel only its own bus', async () => {
    const order = await canceledByOperator();
    const other = await anotherCompany();
    const wanted = { vehicleId: other.vehicleId };
    const { newBookingNumber } = await settleChoice(order.by, { bookingNumber: order.number, wanted });
    const numbers = async (actor: typeof order.operator) =>
      (await seeOrder(actor, order.orderNumber)).bookings.map(({ number }) => number);
    expect(await numbers(order.operator)).toEqual([order.number]);
    expect(await numbers(other.operator)).toEqual([newBookingNumber]);
    expect((await seeHandled(other.operator, newBookingNumber!)).order.company.id).toBe(other.companyId);
    expect(await told(seeHandled(order.operator, newBookingNumber!))).toContain('booking.notFound');
    expect(await told(cancelOrder(order.operator, { orderNumber: order.orderNumber }))).toContain(
      'booking.cannotCancelCanceled',
    );
    // The second operator cancels too: another choice, another penalty.
    await cancelOrder(other.operator, { orderNumber: order.orderNumber });
    const second = (await Booking.findOne({ where: { number: newBookingNumber! } }))!;
    expect(await choiceOf(second.id)).toBe('waiting');
    expect([await penaltyFor(order.bookingId), await penaltyFor(second.id)]).toEqual([0, 0]);
    await settleChoice(order.by, { bookingNumber: newBookingNumber!, wanted: 'refund' });
    expect(await refunded(order.paymentId)).toBe(order.total);
  });

  it('chooses bus by bus, and cancels the rest on the agreed terms', async () => {
    const order = await orderFixture({ departure: aTrip().departure, seats: [50, 50], adults: 80 });
    await cancelOrder(order.operator, { orderNumber: order.orderNumber });
    const [first, second] = order.bookings as [(typeof order.bookings)[0], (typeof order.bookings)[0]];
    const { vehicleId } = await anotherCompany();
    const moved = await settleChoice(order.customer, { bookingNumber: first.number, wanted: { vehicleId } });
    await settleChoice(order.customer, { bookingNumber: second.number, wanted: 'refund' });
    expect(await refunded(order.paymentId)).toBe(first.total);
    clock.freeze(new Date(order.departure.getTime() - 48 * HOUR));
    const { fee } = await cancelOrder(order.customer, { orderNumber: order.orderNumber });
    expect(fee).toBe(first.total / 2);
    expect((await Booking.findOne({ where: { number: moved.newBookingNumber! } }))!.canceledBy).toBe('customer');
  });

  it('leaves sums that add up in any order of cancellations by anyone, choices and the clock', async () => {
    let state = 20_261_123;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const free = [await anotherCompany(), await anotherCompany(), await anotherCompany()];
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const buses = 1 + random(2);
      const order = await orderFixture({
        departure: aTrip().departure,
        seats: Array.from({ length: buses }, () => 50),
        adults: 40 * buses,
      });
      const operators = new Map([[order.companyId, order.operator], ...free.map((one) => [one.companyId, one.operator] as const)]); // prettier-ignore
      for (let step = 0; step < 6; step++) {
        const bookings = await Booking.findAll({ where: { orderId: order.orderId } });
        const { number, companyId } = bookings[random(bookings.length)]!;
        const { vehicleId } = free[random(free.length)]!;
        const choose = (wanted: WantedChoice) => settleChoice(order.customer, { bookingNumber: number, wanted });
        const steps = [
          () => cancelOrder(operators.get(companyId)!, { orderNumber: order.orderNumber, bookingNumber: number }),
          () => cancelOrder(operators.get(companyId)!, { orderNumber: order.orderNumber }),
          () => choose({ vehicleId }),
          () => choose('refund'),
          () => (random(3) === 0 ? cancelOrder(order.customer, order) : choose({ vehicleId })),
          () => {
            clock.freeze(new Date(Date.now() + DAY));
            return settleOverdueChoices();
          },
        ];
        const done = await told(steps[random(steps.length)]!());
        clock.release();
        // Whatever is refused is refused by a rule.
        expect(done).toMatch(/^done$|booking\.\w+/);
        expect(await checkInvariants()).toEqual([]);
      }
      for (const { status } of await BookingChoice.findAll()) outcomes.add(status);
    }
    expect([...outcomes].sort()).toEqual(['moved', 'refunded', 'waiting']);
  });

  it('keeps every invariant', async () => {
    clock.release();
    expect(await checkInvariants()).toEqual([]);
  });
});
