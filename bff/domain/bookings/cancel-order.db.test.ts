// Traces: S2-035, S2-040, S4-030, S4-059, S4-060, S4-067, S6-021, S6-025, S6-030, S8-024, S8-054, S8-055, S8-099,
// S8-115
import { afterEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer, createUser } from '@db/factories';
import { Dispute, Journey, OutboxMessage, Payment } from '@db/models';
import { execute, parseJson, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { DAY, HOUR, MINUTE, toLocalDate } from '@bff/domain/shared/time';
import type { MailTemplates } from '@bff/domain/notifications';
import { settlementStatement } from '@bff/domain/settlements';
import { system } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { cancellationTerms, cancelOrder } from './cancel-order';
import { startBooking } from './start-booking';
import { type OrderFixture, orderFixture } from './testing/order-fixture';

useTestDatabase();
afterEach(() => clock.release());

/** Sets the clock to that long before departure. */
const timeLeft = ({ departure }: OrderFixture, millis: number) => clock.freeze(new Date(departure.getTime() - millis));

const bookingsOf = ({ orderId }: OrderFixture) =>
  select<{ number: string; status: string; canceledBy: string | null; reason: string | null; fee: number | null }>(
    `SELECT number, status, canceled_by AS canceledBy, cancel_reason AS reason, cancellation_fee AS fee FROM bookings
     WHERE order_id = :orderId ORDER BY id`,
    { orderId },
  );
const occupanciesOf = ({ bookings }: OrderFixture) =>
  select('SELECT id FROM occupancies WHERE booking_id IN (:ids)', { ids: bookings.map(({ id }) => id) });
const refundsOf = ({ paymentId }: OrderFixture) =>
  select<{ bookingId: number; amount: number; status: string; reason: string }>(
    'SELECT booking_id AS bookingId, amount, status, reason FROM refunds WHERE payment_id = :paymentId ORDER BY id',
    { paymentId },
  );
const mailsOf = async ({ orderNumber }: OrderFixture) =>
  (await select<{ payload: unknown }>("SELECT payload FROM outbox WHERE kind LIKE 'mail%'")).filter(({ payload }) =>
    JSON.stringify(payload).includes(orderNumber),
  );

/** The mails that tell the operators, in the order of their buses. */
const toldOperators = async (order: OrderFixture) =>
  (await mailsOf(order))
    .map(({ payload }) =>
      parseJson<{ template: string; to: string; data: MailTemplates['operatorBookingCancellation'] }>(payload),
    )
    .filter(({ template }) => template === 'operatorBookingCancellation');

describe("the fee by the booking's own terms", () => {
  it.each([
    ['more than a week', 7 * DAY + MINUTE, 0],
    ['exactly a week', 7 * DAY, 116_600],
    ['exactly three days', 3 * DAY, 583_000],
    ['a minute more than a day', DAY + MINUTE, 583_000],
    ['exactly a day', DAY, 1_166_000],
    ['an hour', HOUR, 1_166_000],
  ])('%s before departure', async (_, left, fee) => {
    const order = await orderFixture();
    timeLeft(order, left);
    const expected = { fee, refund: 1_166_000 - fee };
    expect(await cancellationTerms(order.customer, order)).toMatchObject(expected);
    expect(await cancelOrder(order.customer, order)).toMatchObject(expected);
    const refunds = await refundsOf(order);
    expect(refunds.map(({ amount }) => amount)).toEqual(fee === 1_166_000 ? [] : [1_166_000 - fee]);
    expect((await bookingsOf(order))[0]).toMatchObject({ status: 'canceled', canceledBy: 'customer', fee });
    expect(await occupanciesOf(order)).toEqual([]);
  });

  it('is nothing without terms', async () => {
    const order = await orderFixture({ tiers: [] });
    timeLeft(order, HOUR);
    expect(await cancelOrder(order.customer, order)).toMatchObject({ fee: 0, refund: 1_166_000 });
  });

  it('is nothing when the operator cancels', async () => {
    const order = await orderFixture();
    timeLeft(order, HOUR);
    expect(await cancelOrder(order.operator, order)).toMatchObject({ fee: 0, refund: 1_166_000 });
    expect((await bookingsOf(order))[0]).toMatchObject({ canceledBy: 'operator', fee: 0 });
  });

  it('applies when an administrator cancels', async () => {
    const order = await orderFixture();
    timeLeft(order, 2 * DAY);
    expect(await cancelOrder(await createUser({ roles: ['SYSTEM_ADMIN'] }), order)).toMatchObject({ fee: 583_000 });
    expect((await bookingsOf(order))[0]).toMatchObject({ canceledBy: 'admin' });
  });

  it('is waived by an administrator alone, whoever else asks for it', async () => {
    const [order, another] = [await orderFixture(), await orderFixture()];
    timeLeft(order, 2 * DAY);
    const asked = { ...order, withoutFee: true };
    expect(await cancellationTerms(order.customer, asked)).toMatchObject({ fee: 583_000 });
    expect(await cancelOrder(order.customer, asked)).toMatchObject({ fee: 583_000, refund: 583_000 });
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    expect(await cancelOrder(admin, { ...another, withoutFee: true })).toMatchObject({ fee: 0, refund: 1_166_000 });
    const third = await orderFixture();
    timeLeft(third, 2 * DAY);
    await cancelOrder(admin, { ...third, agreedFee: 583_000 });
    const early = await orderFixture();
    timeLeft(early, 30 * DAY);
    await cancelOrder(admin, { ...early, withoutFee: true });
    // The log says what an administrator chose, where there was something to choose.
    const codes = [];
    for (const { bookings } of [order, another, third, early])
      codes.push((await transitionsOf('booking', bookings[0]!.id)).find(({ to }) => to === 'canceled')?.code);
    expect(codes).toEqual([null, 'feeWaived', 'feeCharged', null]);
  });

  it('is never more than what was agreed to', async () => {
    const order = await orderFixture();
    timeLeft(order, DAY + MINUTE);
    const { fee } = await cancellationTerms(order.customer, order);
    clock.advance(2 * MINUTE); // the whole price from here on
    await expect(cancelOrder(order.customer, { ...order, agreedFee: fee })).rejects.toMatchObject({
      key: 'booking.feeChanged',
    });
    expect((await bookingsOf(order))[0]).toMatchObject({ status: 'booked' });
    expect(await occupanciesOf(order)).toHaveLength(1);
    expect(await refundsOf(order)).toEqual([]);
  });
});

describe('the effects of a cancellation', () => {
  it('queues the refund, records who and why, and tells both sides', async () => {
    const order = await orderFixture();
    await cancelOrder(order.customer, { ...order, reason: 'Inställd' });
    expect(await refundsOf(order)).toEqual([
      { bookingId: order.bookings[0]?.id, amount: 1_166_000, status: 'requested', reason: 'canceled' },
    ]);
    expect((await bookingsOf(order))[0]).toMatchObject({ reason: 'Inställd' });
    const [last] = await select(
      "SELECT from_state AS `from`, to_state AS `to`, actor_user_id AS userId, reason FROM event_log WHERE entity = 'booking' ORDER BY id DESC LIMIT 1",
    );
    expect(last).toEqual({ from: 'booked', to: 'canceled', userId: order.customer.userId, reason: 'Inställd' });
    expect(await mailsOf(order)).toHaveLength(2);
    const refund = await selectOne("SELECT id FROM outbox WHERE kind = 'refund.send' ORDER BY id DESC LIMIT 1");
    expect(refund).toBeDefined();
  });

  it.each([
    ['its part of the fee, as the settlement counts it', 2 * DAY, { fee: 583_000, share: 500_000, penalty: 0 }],
    ['that there is no fee', 7 * DAY + MINUTE, { fee: 0, share: 0, penalty: 0 }],
  ])('tells the operator %s, with a link to its own page', async (_, left, settled) => {
    const order = await orderFixture();
    timeLeft(order, left);
    await cancelOrder(order.customer, order);
    const mails = await toldOperators(order);
    expect(mails.map(({ data }) => data.settled)).toEqual([settled]);
    const { number } = order.bookings[0]!;
    expect(mails[0]!.data.orderUrl).toMatch(new RegExp(`/sv/dashboard/company/booking/details/${number}$`));
    const { lines } = await settlementStatement(order.operator, {
      companyId: order.companyId,
      month: toLocalDate(order.departure).slice(0, 7),
    });
    expect(lines.map(({ kind, net }) => [kind, net])).toEqual(settled.fee > 0 ? [['fee', settled.share]] : []);
  });

  it('tells each operator of an order of its own buses and its own part', async () => {
    const [order, another] = [await orderFixture({ seats: [50, 50, 50], adults: 80 }), await orderFixture()];
    const [first, second, third] = order.bookings.map(({ number }) => number);
    await execute('UPDATE bookings SET company_id = :companyId, operator_price = 800000 WHERE number = :third', {
      companyId: another.companyId,
      third,
    });
    await execute("UPDATE companies SET contact_email = 'another@test.invalid' WHERE id = :companyId", {
      companyId: another.companyId,
    });
    timeLeft(order, 2 * DAY);
    await cancelOrder(order.customer, { orderNumber: order.orderNumber });
    const mails = await toldOperators(order);
    expect(mails.map(({ data }) => [data.trip.buses.map((bus) => bus.bookingNumber), data.settled])).toEqual([
      [[first, second], { fee: 1_166_000, share: 1_000_000, penalty: 0 }],
      [[third], { fee: 583_000, share: 400_000, penalty: 0 }],
    ]);
    expect(mails[1]).toMatchObject({ to: 'another@test.invalid', data: { remaining: [] } });
    expect(mails[1]!.data.orderUrl).toContain(third);
    await execute('UPDATE bookings SET company_id = :companyId, operator_price = 1000000 WHERE number = :third', {
      companyId: order.companyId,
      third,
    });
  });

  it('releases a bus that is only held, without fee, refund or mail', async () => {
    const order = await orderFixture({ status: 'preliminaryBooked' });
    expect(await cancelOrder(order.customer, order)).toMatchObject({ fee: 0, refund: 0 });
    expect((await bookingsOf(order))[0]).toMatchObject({ status: 'canceled', fee: 0 });
    expect(await occupanciesOf(order)).toEqual([]);
    expect(await mailsOf(order)).toEqual([]);
    const held = await selectOne('SELECT hold_expires_at AS until FROM orders WHERE id = :orderId', {
      orderId: order.orderId,
    });
    expect(held).toEqual({ until: null });
  });

  it('keeps every invariant', async () => {
    expect(await checkInvariants()).toEqual([]);
  });
});

describe('who may', () => {
  it('hides it from another customer, another operator and a visitor', async () => {
    const order = await orderFixture();
    const others = [
      await createCustomer(),
      (await orderFixture()).operator,
      { kind: 'visitor', language: 'sv' } as const,
    ];
    for (const actor of others) {
      await expect(cancellationTerms(actor, order)).rejects.toMatchObject({ key: 'booking.notFound' });
      await expect(cancelOrder(actor, order)).rejects.toMatchObject({ key: 'booking.notFound' });
    }
    expect((await bookingsOf(order))[0]).toMatchObject({ status: 'booked' });
  });

  it('answers the same for a number that does not exist', async () => {
    const { customer } = await orderFixture();
    await expect(cancelOrder(customer, { orderNumber: '99999999' })).rejects.toMatchObject({ key: 'booking.notFound' });
  });
});

describe('when it is too late', () => {
  it('refuses a second time, and refunds nothing twice', async () => {
    const order = await orderFixture();
    const both = await Promise.allSettled([cancelOrder(order.customer, order), cancelOrder(order.customer, order)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(cancelOrder(order.customer, order)).rejects.toMatchObject({ key: 'booking.cannotCancelCanceled' });
    expect(await refundsOf(order)).toHaveLength(1);
  });

  it('refuses a trip that has started', async () => {
    const order = await orderFixture({ status: 'started' });
    for (const actor of [order.customer, order.operator])
      await expect(cancelOrder(actor, order)).rejects.toMatchObject({ key: 'booking.cannotCancelStarted' });
  });

  it('refuses the customer, but not the operator, from planned pick-up on, reported or not', async () => {
    const order = await orderFixture();
    timeLeft(order, 0);
    await expect(cancelOrder(order.customer, order)).rejects.toMatchObject({ key: 'booking.cannotCancelStarted' });
    expect(await cancelOrder(order.operator, order)).toMatchObject({ fee: 0 });
  });
});

describe('one bus of several', () => {
  it('can be canceled alone when the others seat everybody, with its own fee and refund', async () => {
    const order = await orderFixture({ seats: [50, 50], adults: 45 });
    timeLeft(order, 5 * DAY);
    const [first, second] = order.bookings;
    const terms = await cancelOrder(order.customer, { ...order, bookingNumber: second!.number });
    expect(terms).toEqual({
      bookings: [{ number: second!.number, total: 1_166_000, fee: 116_600, refund: 1_049_400 }],
      fee: 116_600,
      refund: 1_049_400,
      promised: 1_049_400,
    });
    expect((await bookingsOf(order)).map(({ status }) => status)).toEqual(['booked', 'canceled']);
    expect(await refundsOf(order)).toMatchObject([{ bookingId: second!.id, amount: 1_049_400 }]);
    expect(await occupanciesOf(order)).toHaveLength(1);
    // What remains is then the whole order.
    expect(await cancelOrder(order.customer, { ...order, bookingNumber: first!.number })).toMatchObject({
      fee: 116_600,
    });
    expect(await occupanciesOf(order)).toEqual([]);
  });

  it('cannot be canceled when the others do not seat everybody; the whole order still can', async () => {
    const order = await orderFixture({ seats: [50, 20], adults: 60 });
    const [first] = order.bookings;
    const request = { ...order, bookingNumber: first!.number };
    await expect(cancellationTerms(order.customer, request)).rejects.toMatchObject({
      key: 'booking.cannotCancelRemainder',
    });
    await expect(cancelOrder(order.customer, request)).rejects.toMatchObject({ key: 'booking.cannotCancelRemainder' });
    expect(await cancelOrder(order.customer, { orderNumber: order.orderNumber })).toMatchObject({
      fee: 0,
      refund: 2_332_000,
    });
    expect(await refundsOf(order)).toHaveLength(2);
  });

  it.each([
    [
      'that has started',
      'booking.cannotCancelStarted',
      (bookingId: number, orderId: number) => startBooking(system('journeys'), { orderId, bookingId }),
    ],
    [
      'that was found driven',
      'booking.cannotCancelDriven',
      (bookingId: number) =>
        Journey.update(
          { status: 'terminated', terminatedAt: clock.now(), outcome: 'driven', outcomeSource: 'kunden per telefon' },
          { where: { bookingId } },
        ),
    ],
  ] as const)('can be canceled beside one %s, which cannot, nor the order as a whole', async (_, key, happened) => {
    const order = await orderFixture({ seats: [50, 50], adults: 45 });
    timeLeft(order, 5 * DAY);
    const [gone, other] = order.bookings;
    const { orderNumber } = order;
    await inTransaction(async () => {
      await happened(gone!.id, order.orderId);
    });
    await expect(cancelOrder(order.customer, { orderNumber })).rejects.toMatchObject({ key });
    const one = cancelOrder(order.customer, { orderNumber, bookingNumber: gone!.number });
    await expect(one).rejects.toMatchObject({ key });
    await cancelOrder(order.customer, { orderNumber, bookingNumber: other!.number });
    expect((await bookingsOf(order))[1]).toMatchObject({ status: 'canceled' });
  });

  it('counts wheelchair places too', async () => {
    const order = await orderFixture({ seats: [50, 50], adults: 40 });
    await execute('UPDATE orders SET wheelchairs = 1 WHERE id = :orderId', { orderId: order.orderId });
    const request = { ...order, bookingNumber: order.bookings[0]!.number };
    await expect(cancelOrder(order.customer, request)).rejects.toMatchObject({ key: 'booking.cannotCancelRemainder' });
  });

  it('is not found under another order', async () => {
    const [one, other] = [await orderFixture(), await orderFixture()];
    const request = { orderNumber: one.orderNumber, bookingNumber: other.bookings[0]!.number };
    await expect(cancelOrder(one.customer, request)).rejects.toMatchObject({ key: 'booking.notFound' });
  });

  it('keeps every invariant', async () => {
    expect(await checkInvariants()).toEqual([]);
  });
});

describe('canceling a disputed order', () => {
  const dispute = async ({ paymentId }: OrderFixture, amount: number) => {
    await Payment.update({ disputedAmount: amount }, { where: { id: paymentId! } });
    await Dispute.create({
      paymentId: paymentId!,
      providerDisputeId: `dp_canceled_${paymentId}`,
      status: 'needsResponse',
      reason: 'fraudulent',
      amount,
      currency: 'SEK',
      withdrawnAmount: amount,
      openedAt: new Date(),
    });
  };

  it('refunds no more than leaves us the price of the bus that still drives', async () => {
    const order = await orderFixture({ seats: [50, 50], adults: 45 });
    await dispute(order, 1_000_000);
    const { number: bookingNumber } = order.bookings[1]!;
    expect(await cancelOrder(order.customer, { ...order, bookingNumber })).toMatchObject({ fee: 0, refund: 1_166_000 });
    // Two buses were paid for, less what the bank has taken back, less the bus that drives.
    expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([2 * 1_166_000 - 1_000_000 - 1_166_000]);
  });

  it('does not announce a refund of what the bank has already taken back', async () => {
    const order = await orderFixture();
    await dispute(order, order.total);
    expect(await cancelOrder(order.operator, order)).toMatchObject({ refund: order.total, promised: 0 });
    expect(await refundsOf(order)).toEqual([]);
    const letters = await OutboxMessage.findAll({ order: [['id', 'DESC']] });
    const payloads = letters.map(({ payload }) => payload as { template?: string; data?: object });
    const toCustomer = payloads.find(({ template }) => template === 'bookingCancellation');
    expect(toCustomer?.data).toMatchObject({ refund: 0, takenBack: order.total });
  });
});
