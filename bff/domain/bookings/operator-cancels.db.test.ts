// Traces: S4-060, S8-055
import { afterEach, describe, expect, it } from 'vitest';
import { system } from '@bff/domain/shared/actor';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import {
  Booking,
  BookingChoice,
  EventLogEntry,
  Journey,
  LedgerEntry,
  Occupancy,
  OutboxMessage,
  Refund,
} from '@db/models';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { penaltyFor } from '../payments';
import { cancellationTerms, cancelOrder } from './cancel-order';
import { settleOverdueChoices } from './settle-choice';
import { orderFixture, type OrderFixture } from './testing/order-fixture';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('an operator who cancels', () => {
  useTestDatabase({ pool: 10 });
  afterEach(() => clock.release());

  /** Operator price 10,000 kr. */
  const canceledAt = async (left: number): Promise<OrderFixture> => {
    const order = await orderFixture();
    clock.freeze(new Date(order.departure.getTime() - left));
    await cancelOrder(order.operator, { orderNumber: order.orderNumber, reason: 'Motorn är trasig' });
    return order;
  };

  it.each([
    ['earlier than two weeks before', 336 * HOUR + MINUTE, 0],
    ['exactly two weeks before', 336 * HOUR, 100_000],
    ['more than three days before', 72 * HOUR + MINUTE, 100_000],
    ['exactly three days before', 72 * HOUR, 250_000],
    ['more than a day before', 24 * HOUR + MINUTE, 250_000],
    ['exactly a day before', 24 * HOUR, 500_000],
    ['after pick-up', -HOUR, 500_000],
  ])('%s owes its penalty, and the customer gets everything back or may choose', async (_, left, penalty) => {
    const order = await canceledAt(left);
    expect(await penaltyFor(order.bookings[0]!.id)).toBe(penalty);
    const back = (await Refund.sum('amount', { where: { paymentId: order.paymentId! } })) || 0;
    const waiting = (await BookingChoice.sum('amount', { where: { bookingId: order.bookings[0]!.id } })) || 0;
    // Within a day of departure the search finds no other bus.
    expect([back, waiting]).toEqual(left > 24 * HOUR ? [0, order.total] : [order.total, 0]);
    const keys = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: [['id', 'DESC']], limit: 2 });
    expect(keys.map(({ dedupeKey }) => dedupeKey).sort()).toEqual([
      `canceled:${order.bookings[0]!.number}:customer`,
      `canceled:${order.bookings[0]!.number}:operator`,
    ]);
    const own = keys.find(({ dedupeKey }) => dedupeKey?.endsWith(':operator'))!;
    // Its own mail says what is deducted, and leads to its own page.
    expect(own.payload).toMatchObject({
      data: {
        settled: { fee: 0, share: 0, penalty },
        orderUrl: expect.stringContaining(`/dashboard/company/booking/details/${order.bookings[0]!.number}`) as string,
      },
    });
  });

  it('cancels once, even when two of its people press at once', async () => {
    const order = await orderFixture();
    const request = { orderNumber: order.orderNumber };
    const results = await Promise.all([
      told(cancelOrder(order.operator, request)),
      told(cancelOrder(order.operator, request)),
      told(cancelOrder(order.customer, request)),
    ]);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result.includes('booking.cannotCancelCanceled'))).toHaveLength(2);
    expect(await told(cancelOrder(order.operator, request))).toContain('booking.cannotCancelCanceled');
    expect(await LedgerEntry.count({ where: { posting: `penalty:${order.bookings[0]!.id}` } })).toBeLessThan(3);
    const back = (await Refund.sum('amount', { where: { paymentId: order.paymentId! } })) || 0;
    expect(back).toBeLessThanOrEqual(order.total);
  });

  it('cannot cancel once the trip has started, nor a trip of another company', async () => {
    const order = await orderFixture({ status: 'started' });
    expect(await told(cancelOrder(order.operator, order))).toContain('booking.cannotCancelStarted');
    const other = await orderFixture();
    expect(await told(cancelOrder(other.operator, order))).toContain('booking.notFound');
    expect(await penaltyFor(order.bookings[0]!.id)).toBe(0);
    expect(await Journey.count()).toBeGreaterThan(0);
  });

  it.each([
    ['for a choice, three days before', 72 * HOUR, 250_000, 'waiting'],
    ['whole at once, a day before', 24 * HOUR, 500_000, 'refunded'],
  ])(
    'cancels one bus of several, however many the others seat: its part is refunded %s',
    async (_, left, penalty, outcome) => {
      const order = await orderFixture({ seats: [50, 50, 50], adults: 140 });
      const [first, ...others] = order.bookings;
      clock.freeze(new Date(order.departure.getTime() - left));
      const request = { orderNumber: order.orderNumber, bookingNumber: first!.number };
      expect(await cancelOrder(order.operator, request)).toMatchObject({ fee: 0, refund: first!.total });
      const back = (await Refund.sum('amount', { where: { paymentId: order.paymentId! } })) || 0;
      const waiting = (await BookingChoice.sum('amount', { where: { bookingId: first!.id } })) || 0;
      expect([back, waiting]).toEqual(outcome === 'waiting' ? [0, first!.total] : [first!.total, 0]);
      expect(await penaltyFor(first!.id)).toBe(penalty);
      for (const { id } of others) {
        expect((await Booking.findByPk(id))!.status).toBe('booked');
        expect(await Occupancy.count({ where: { bookingId: id } })).toBe(1);
        expect([await penaltyFor(id), await BookingChoice.count({ where: { bookingId: id } })]).toEqual([0, 0]);
      }
      const mails = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: [['id', 'DESC']], limit: 2 });
      expect(mails.map(({ dedupeKey }) => dedupeKey).sort()).toEqual([
        `canceled:${first!.number}:customer`,
        `canceled:${first!.number}:operator`,
      ]);
      const own = mails.find(({ dedupeKey }) => dedupeKey?.endsWith(':operator'))!;
      expect(own.payload).toMatchObject({ data: { settled: { fee: 0, share: 0, penalty } } });
      // Each of the others, including the last, costs its own penalty.
      for (const { number: bookingNumber } of others) await cancelOrder(order.operator, { ...request, bookingNumber });
      expect(await Promise.all(order.bookings.map(({ id }) => penaltyFor(id)))).toEqual([penalty, penalty, penalty]);
    },
  );

  it('cancels its own bus of an order only: another company’s bus of it is not there, and stays', async () => {
    const [order, another] = [await orderFixture({ seats: [50, 50], adults: 80 }), await orderFixture()];
    const [own, theirs] = order.bookings;
    await Booking.update({ companyId: another.companyId }, { where: { id: theirs!.id } });
    const request = { orderNumber: order.orderNumber };
    expect(await told(cancelOrder(order.operator, { ...request, bookingNumber: theirs!.number }))).toContain(
      'booking.notFound',
    );
    expect(await cancelOrder(order.operator, request)).toMatchObject({ bookings: [{ number: own!.number }] });
    const statuses = await Booking.findAll({ where: { orderId: order.orderId }, order: ['id'] });
    expect(statuses.map(({ status }) => status)).toEqual(['canceled', 'booked']);
    expect(await penaltyFor(theirs!.id)).toBe(0);
    await Booking.update({ companyId: order.companyId }, { where: { id: theirs!.id } });
  });

  it('cannot cancel one bus of an unpaid purchase, which it does not see: nobody pays for half of the seats', async () => {
    const order = await orderFixture({ seats: [50, 50], adults: 80, status: 'waitingForPayment' });
    const request = { orderNumber: order.orderNumber, bookingNumber: order.bookings[0]!.number };
    expect(await told(cancelOrder(order.operator, request))).toContain('booking.notFound');
  });

  describe('by telephone, as an administrator records it', () => {
    const office = () => createUser({ roles: ['SYSTEM_ADMIN'] });
    const oneOf = ({ orderNumber, bookings: [first] }: OrderFixture) => ({
      orderNumber,
      bookingNumber: first!.number,
      forOperator: true,
      reason: 'Motorn är trasig',
    });

    it('is the operator’s: its penalty, the customer’s choice, its mails; the log says who recorded it', async () => {
      const [order, admin] = [await orderFixture({ seats: [50, 50], adults: 80 }), await office()];
      clock.freeze(new Date(order.departure.getTime() - 72 * HOUR));
      const [{ id, number, total }, other] = order.bookings as [OrderFixture['bookings'][number], { id: number }];
      const until = new Date(clock.millis() + 24 * HOUR);
      // Neither a fee nor the seats of the rest stand in its way, whatever else is asked for.
      const asked = { ...oneOf(order), withoutFee: false, agreedFee: 0 };
      expect(await cancellationTerms(admin, asked)).toMatchObject({ fee: 0, refund: total, choiceUntil: until });
      expect(await cancelOrder(admin, asked)).toMatchObject({ fee: 0, refund: total, promised: 0 });
      expect(await Booking.findByPk(id)).toMatchObject({ status: 'canceled', canceledBy: 'operator' });
      expect((await Booking.findByPk(other.id))!.status).toBe('booked');
      expect(await penaltyFor(id)).toBe(250_000);
      expect(await BookingChoice.findOne({ where: { bookingId: id } })).toMatchObject({
        status: 'waiting',
        deadlineAt: until,
      });
      const mails = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: [['id', 'DESC']], limit: 2 });
      const of = (whom: string) => mails.find(({ dedupeKey }) => dedupeKey === `canceled:${number}:${whom}`)?.payload;
      expect(of('customer')).toMatchObject({ data: { canceledBy: 'operator', choices: [{ bookingNumber: number }] } });
      expect(of('operator')).toMatchObject({
        data: { canceledBy: 'operator', settled: { fee: 0, share: 0, penalty: 250_000 } },
      });
      const logged = await EventLogEntry.findOne({ where: { entity: 'booking', entityId: id, toState: 'canceled' } });
      expect(logged).toMatchObject({ actorUserId: admin.userId, code: 'canceledForCompany' });
    });

    it('is refused to everybody else, for a whole order, and where the operator could not', async () => {
      const [order, admin] = [await orderFixture(), await office()];
      for (const actor of [order.operator, order.customer, system('test')]) {
        expect(await told(cancelOrder(actor, oneOf(order)))).toContain('auth.noPermission');
        expect(await told(cancellationTerms(actor, oneOf(order)))).toContain('auth.noPermission');
      }
      const { orderNumber } = order;
      expect(await told(cancelOrder(admin, { orderNumber, forOperator: true }))).toContain('booking.notFound');
      const held = await orderFixture({ status: 'waitingForPayment' });
      expect(await told(cancelOrder(admin, oneOf(held)))).toContain('booking.notFound');
      const started = await orderFixture({ status: 'started' });
      expect(await told(cancelOrder(admin, oneOf(started)))).toContain('booking.cannotCancelStarted');
      expect((await Booking.findByPk(order.bookings[0]!.id))!.status).toBe('booked');
      expect(await told(cancelOrder(admin, oneOf(order)))).toBe('done');
      expect(await told(cancelOrder(admin, oneOf(order)))).toContain('booking.cannotCancelCanceled');
    });
  });

  it('keeps every invariant', async () => {
    clock.release();
    // Canceled in the past and not chosen since.
    await settleOverdueChoices();
    expect(await checkInvariants()).toEqual([]);
  });
});
