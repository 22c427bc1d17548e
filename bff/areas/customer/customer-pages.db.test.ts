// Traces: S2-032, S2-034, S2-039, S2-049, S6-021, S6-025, S6-030, S8-024, S8-099, S8-114, S8-116
import { beforeAll, describe, expect, it } from 'vitest';
import { createCustomer, createUser } from '@db/factories';
import { OrderStop } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelOrder } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { proposedChange } from '@bff/domain/bookings/testing/proposed-change';
import type { UserActor } from '@bff/domain/shared/actor';
import { provide } from '@bff/domain/shared/services';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { listPage, parseListQuery } from '@bff/lists';
import { clock } from '@bff/platform/clock';
import {
  bookingDetails,
  bookingListSpec,
  calendarFile,
  cancellation,
  purchaseDetails,
  readBookings,
  receiptFile,
} from '.';

useTestDatabase();
// The maps have tests of their own; here the roads are unavailable, and no page may fail because of it.
beforeAll(() =>
  provide({
    router: {
      name: 'embedded',
      route: () => Promise.reject(new Error('out of reach')),
      reach: () => Promise.resolve([]),
    },
  }),
);

const bookingList = (actor: UserActor, address = '') => {
  const { query } = parseListQuery(bookingListSpec, new URLSearchParams(address));
  return listPage(query, readBookings(actor, query));
};
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe('the way home', () => {
  it('begins and ends at the addresses of the way out, or at its own', async () => {
    const customer = await createCustomer();
    const { orderId, orderNumber } = await orderFixture({ customer });
    const streets = async () =>
      (await purchaseDetails(customer, orderNumber)).trip.legs.map(({ stops }) => stops.map(({ street }) => street));
    for (const [position, street] of ['Stationsgatan 1', 'Torget 2'].entries())
      await OrderStop.update({ street }, { where: { orderId, position } });
    expect(await streets()).toEqual([
      ['Stationsgatan 1', 'Torget 2'],
      ['Torget 2', 'Stationsgatan 1'],
    ]);
    await OrderStop.update({ homeStreet: 'Slottstorget 1' }, { where: { orderId, position: 1 } });
    expect(await streets()).toEqual([
      ['Stationsgatan 1', 'Torget 2'],
      ['Slottstorget 1', 'Stationsgatan 1'],
    ]);
  });
});

describe('my trips', () => {
  it("sorts a customer's own orders into upcoming, past and canceled", async () => {
    const customer = await createCustomer();
    const late = await orderFixture({ customer, departure: inDays(20) });
    const soon = await orderFixture({ customer, departure: inDays(5), seats: [50, 30] });
    const past = await orderFixture({ customer, departure: inDays(-5), status: 'started' });
    const gone = await orderFixture({ customer, departure: inDays(7), status: 'canceled' });
    await orderFixture(); // somebody else's
    const numbers = async (text: string) => (await bookingList(customer, text)).rows.map(({ number }) => number);
    expect(await numbers('')).toEqual([soon.orderNumber, late.orderNumber]);
    expect(await numbers('sort=-departure')).toEqual([late.orderNumber, soon.orderNumber]);
    expect(await numbers('sort=-total')).toEqual([soon.orderNumber, late.orderNumber]);
    expect(await numbers('when=past')).toEqual([past.orderNumber]);
    expect(await numbers('when=canceled')).toEqual([gone.orderNumber]);
    expect(await numbers(`q=${late.bookings[0]?.number}`)).toEqual([late.orderNumber]);
    expect(await numbers(`q=${soon.orderNumber}`)).toEqual([soon.orderNumber]);
    expect(await numbers('q=gävl')).toHaveLength(2);
    expect(await numbers('q=Malmö')).toEqual([]);
    expect(await numbers('q=%25')).toEqual([]); // a percent sign is no wildcard
    const [first] = (await bookingList(customer)).rows;
    expect(first).toMatchObject({
      buses: 2,
      passengers: 40,
      from: 'Uppsala',
      to: 'Gävle',
      status: 'booked',
      heldUntil: null,
    });
    expect(first?.bookingNumber).toBe(soon.bookings[0]?.number);
  });

  it('says what a canceled trip gave back, and what it cost', async () => {
    const order = await orderFixture({ departure: inDays(5) });
    await cancelOrder(order.customer, { orderNumber: order.orderNumber });
    const { rows } = await bookingList(order.customer, 'when=canceled');
    expect(rows[0]).toMatchObject({
      total: 1_166_000,
      repaid: { amount: 1_049_400, status: 'underWay' },
      fees: 116_600,
    });
  });

  it('says how long a bus is held', async () => {
    const held = await orderFixture({ status: 'waitingForPayment' });
    const { rows } = await bookingList(held.customer);
    expect(rows[0]?.heldUntil?.getTime()).toBeGreaterThan(clock.now().getTime());
    await execute('UPDATE orders SET hold_expires_at = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE WHERE id = :orderId', {
      orderId: held.orderId,
    });
    expect((await bookingList(held.customer)).rows[0]?.heldUntil).toBeNull();
  });

  it('pages', async () => {
    const customer = await createCustomer();
    for (let index = 0; index < 21; index++) await orderFixture({ customer, departure: inDays(10 + index) });
    const second = await bookingList(customer, 'page=2');
    expect(second).toMatchObject({ total: 21, page: 2, pages: 2 });
    expect(second.rows).toHaveLength(1);
  });

  it('is empty for a user who is not a customer', async () => {
    const driver = await createUser({ roles: ['DRIVER'] });
    expect(await bookingList(driver)).toMatchObject({ rows: [], total: 0 });
  });
});

describe('a booking', () => {
  it('shows its customer everything but the price lines', async () => {
    const order = await orderFixture({ departure: inDays(9) });
    const { number } = order.bookings[0]!;
    const view = await bookingDetails(order.customer, number);
    expect(view).toMatchObject({
      number,
      orderNumber: order.orderNumber,
      status: 'booked',
      siblings: [],
      lines: null,
      receipt: 'ready',
      onTheDay: { kind: 'later', emergencyPhone: { text: expect.any(String) as string } },
      price: { total: 1_166_000, tax: 66_000, abroad: [] },
      payments: [{ status: 'succeeded', amount: 1_166_000, card: 'Visa 4242' }],
      can: { cancel: true, complete: false, calendar: true },
      cancelable: 'until',
    });
    expect(view.nights).toBeGreaterThan(0);
    expect(view.events.map(({ to }) => to)).toEqual(['booked', 'preliminaryBooked']);
    const [out, back] = view.trip.legs;
    expect(out?.stops.map(({ name }) => name)).toEqual(['Uppsala', 'Gävle']);
    expect(back?.stops.map(({ name }) => name)).toEqual(['Gävle', 'Uppsala']);
    // To the minute, as the timeline has it.
    const planned = order.departure.getTime() + 11.5 * HOUR;
    expect(back?.arrival).toEqual(new Date(Math.round(planned / MINUTE) * MINUTE));
  });

  it('shows operator and administrator the price lines, which sum to the total', async () => {
    const order = await orderFixture();
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    for (const actor of [order.operator, admin]) {
      const { lines } = await bookingDetails(actor, order.bookings[0]!.number);
      expect(lines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_166_000);
    }
  });

  it('tells its buyer of a change that waits for an answer, and until when', async () => {
    const { customer, operator, bookings } = await orderFixture();
    const { number } = bookings[0]!;
    expect((await bookingDetails(customer, number)).change).toBeNull();
    await proposedChange(number);
    expect((await bookingDetails(customer, number)).change).toMatchObject({ isProposed: true, difference: 0 });
    expect((await bookingDetails(operator, number)).change).toBeNull();
  });

  it('is not found by anybody else; neither is an unknown number', async () => {
    const order = await orderFixture();
    const { number } = order.bookings[0]!;
    for (const actor of [await createCustomer(), (await orderFixture()).operator]) {
      const notFound = { key: 'booking.notFound', status: 404 };
      await expect(bookingDetails(actor, number)).rejects.toMatchObject(notFound);
      await expect(purchaseDetails(actor, order.orderNumber)).rejects.toMatchObject(notFound);
      await expect(receiptFile(actor, order.orderNumber, 'sv')).rejects.toMatchObject(notFound);
      await expect(calendarFile(actor, number, 'sv')).rejects.toMatchObject(notFound);
      await expect(cancellation(actor, { bookingNumber: number })).rejects.toMatchObject(notFound);
    }
    for (const unknown of ['nonsense', 'Gävle', '', '1'.repeat(500)])
      await expect(bookingDetails(order.customer, unknown)).rejects.toMatchObject({ key: 'booking.notFound' });
    await expect(purchaseDetails(order.customer, 'Gävle')).rejects.toMatchObject({ key: 'booking.notFound' });
    await expect(bookingDetails(order.customer, order.orderNumber)).rejects.toMatchObject({ key: 'booking.notFound' });
  });

  it('is not found by the operator of a bus that is only held or was never paid for', async () => {
    for (const status of ['preliminaryBooked', 'waitingForPayment', 'paymentFailed', 'canceled'] as const) {
      const held = await orderFixture({ status });
      const { number } = held.bookings[0]!;
      expect((await bookingDetails(held.customer, number)).trip.contact.name).toBe('Anna Test');
      const notFound = { key: 'booking.notFound', status: 404 };
      await expect(bookingDetails(held.operator, number), status).rejects.toMatchObject(notFound);
      await expect(purchaseDetails(held.operator, held.orderNumber), status).rejects.toMatchObject(notFound);
      await expect(cancellation(held.operator, { bookingNumber: number }), status).rejects.toMatchObject(notFound);
    }
  });

  it('offers its buyer a search for the same trip once it is over or canceled', async () => {
    const again = async (actor: UserActor, { bookings }: Awaited<ReturnType<typeof orderFixture>>) =>
      (await bookingDetails(actor, bookings[0]!.number)).again;
    const past = await orderFixture({ departure: inDays(-5), status: 'started' });
    const search = new URLSearchParams((await again(past.customer, past)) ?? '');
    expect(search.getAll('stop')).toEqual(['Uppsala', 'Gävle']);
    expect(search.getAll('stopId')).toHaveLength(2);
    expect(search.get('adults')).toMatch(/^[1-9]\d*$/);
    // The form proposes another day.
    for (const gone of ['departure', 'return']) expect(search.has(gone), gone).toBe(false);
    expect(await again(past.operator, past)).toBeNull();
    const canceled = await orderFixture({ status: 'canceled' });
    expect(await again(canceled.customer, canceled)).toContain('stop=Uppsala');
    const coming = await orderFixture({ departure: inDays(9) });
    expect(await again(coming.customer, coming)).toBeNull();
  });

  it('gives a number to call on the day', async () => {
    const order = await orderFixture({ departure: inDays(9) });
    clock.freeze(new Date(order.departure.getTime() + HOUR));
    try {
      const { onTheDay, can, cancelable, nights } = await bookingDetails(order.customer, order.bookings[0]!.number);
      expect(onTheDay).toEqual({ kind: 'operator', emergencyPhone: { number: '+46701740607', text: '070-174 06 07' } });
      expect(can).toMatchObject({ cancel: false, change: false });
      expect({ cancelable, nights }).toEqual({ cancelable: 'begun', nights: null });
      // Afterwards nobody asks what cancelling would cost.
      clock.freeze(new Date(order.departure.getTime() + 2 * DAY));
      const past = { cancelable: 'over', can: { calendar: false } };
      expect(await bookingDetails(order.customer, order.bookings[0]!.number)).toMatchObject(past);
      expect((await purchaseDetails(order.customer, order.orderNumber)).can.calendar).toBe(false);
    } finally {
      clock.release();
    }
  });
});

describe('a cancellation', () => {
  it('says on the page of its bus, and of its order once no bus stands, what goes back to which card', async () => {
    const { bookings, customer, orderNumber } = await orderFixture({ seats: [50, 50], departure: inDays(5) });
    const [first, second] = bookings.map(({ number }) => number);
    const told = {
      by: 'customer',
      bySelf: true,
      fee: 116_600,
      repaid: { amount: 1_049_400, status: 'underWay', card: 'Visa 4242' },
    };
    await cancelOrder(customer, { orderNumber, bookingNumber: second! });
    expect((await bookingDetails(customer, second!)).cancellation).toMatchObject(told);
    expect((await bookingDetails(customer, first!)).cancellation).toBeNull();
    expect((await purchaseDetails(customer, orderNumber)).cancellation).toBeNull();
    await cancelOrder(customer, { orderNumber, bookingNumber: first!, reason: 'Ill' });
    expect((await purchaseDetails(customer, orderNumber)).cancellation).toMatchObject({
      reason: 'Ill',
      fee: 2 * 116_600,
      repaid: { amount: 2 * 1_049_400, status: 'underWay', card: 'Visa 4242' },
    });
  });
});

describe('a purchase', () => {
  it('was bought when it was paid, not when its bus was reserved', async () => {
    const order = await orderFixture({ departure: inDays(9) });
    const paid = new Date(clock.millis() + 2 * MINUTE);
    await execute('UPDATE payments SET succeeded_at = :paid WHERE order_id = :orderId', {
      paid,
      orderId: order.orderId,
    });
    expect((await purchaseDetails(order.customer, order.orderNumber)).bought).toEqual(paid);
    const held = await orderFixture({ status: 'waitingForPayment' });
    expect((await purchaseDetails(held.customer, held.orderNumber)).bought).toBeNull();
  });

  it('is a receipt for its buses once it is paid, including refunds', async () => {
    const order = await orderFixture({ seats: [50, 50], departure: inDays(5) });
    await cancelOrder(order.customer, { ...order, bookingNumber: order.bookings[1]!.number });
    const view = await purchaseDetails(order.customer, order.orderNumber);
    expect(view).toMatchObject({ receipt: 'ready', fees: 116_600, price: { total: 2_332_000 } });
    expect(view.buses.map(({ status }) => status)).toEqual(['booked', 'canceled']);
    expect(view.refunds).toMatchObject([
      { bookingNumber: order.bookings[1]!.number, amount: 1_049_400, status: 'underWay' },
    ]);
    const pdf = await receiptFile(order.customer, order.orderNumber, 'en');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const calendar = await calendarFile(order.customer, order.bookings[0]!.number, 'en');
    expect(calendar).toContain('STATUS:CONFIRMED');
  });

  it('offers a search for the way home if that was not bought', async () => {
    const there = await orderFixture({ departure: inDays(9) });
    expect((await purchaseDetails(there.customer, there.orderNumber)).home).toBeNull();
    await execute("UPDATE orders SET trip_type = 'one-way', return_at = NULL WHERE id = :orderId", { orderId: there.orderId }); // prettier-ignore
    const search = new URLSearchParams((await purchaseDetails(there.customer, there.orderNumber)).home ?? '');
    expect([search.get('tripType'), ...search.getAll('stop')]).toEqual(['one-way', 'Gävle', 'Uppsala']);
  });

  it('keeps the wording it was issued with, whatever changes later', async () => {
    const order = await orderFixture({ seats: [50] });
    const { customer, orderNumber, orderId, companyId } = order;
    const before = await purchaseDetails(customer, orderNumber);
    const pdf = await receiptFile(customer, orderNumber, 'sv');
    await execute("UPDATE companies SET name = 'Nytt Namn AB' WHERE id = :companyId", { companyId }); // prettier-ignore
    await execute("UPDATE customers SET name = 'Nytt Namn', street = 'Nya vägen 1' WHERE user_id = :userId", { userId: customer.userId }); // prettier-ignore
    await execute("UPDATE vehicles SET model = 'Ny modell', registration_number = 'NYY999' WHERE id = :id", { id: order.bookings[0]!.vehicleId }); // prettier-ignore
    await execute('UPDATE orders SET customer_price = customer_price + 100, total = total + 100 WHERE id = :orderId', {
      orderId,
    });
    const after = await purchaseDetails(customer, orderNumber);
    for (const part of ['buyer', 'operator', 'price', 'buses'] as const) expect(after[part]).toEqual(before[part]);
    // The files differ only in their ids.
    const again = await receiptFile(customer, orderNumber, 'sv');
    expect(again.length).toBe(pdf.length);
    await expect(execute('UPDATE receipts SET version = 2')).rejects.toThrow('append-only');
    await expect(execute('DELETE FROM receipts')).rejects.toThrow('append-only');
  });

  it('says what is missing before there can be one', async () => {
    const held = await orderFixture({ status: 'preliminaryBooked' });
    const view = await purchaseDetails(held.customer, held.orderNumber);
    expect(view).toMatchObject({ receipt: 'details', can: { cancel: true, complete: true, calendar: false } });
    await expect(receiptFile(held.customer, held.orderNumber, 'sv')).rejects.toMatchObject({
      key: 'payment.noReceipt',
    });
    await expect(calendarFile(held.customer, held.bookings[0]!.number, 'sv')).rejects.toMatchObject({
      key: 'booking.notConfirmed',
    });
  });

  it('removes a canceled trip from the calendar', async () => {
    const order = await orderFixture();
    await cancelOrder(order.customer, order);
    expect(await calendarFile(order.customer, order.bookings[0]!.number, 'sv')).toContain('METHOD:CANCEL');
  });
});

describe('the page before a cancellation', () => {
  it('shows fee and refund for each bus, or why it cannot be canceled', async () => {
    const order = await orderFixture({ seats: [50, 20], adults: 60, departure: inDays(5) });
    const whole = await cancellation(order.customer, { orderNumber: order.orderNumber });
    expect(whole).toMatchObject({
      refusal: null,
      isHeld: false,
      othersRun: false,
      terms: { fee: 233_200, refund: 2_098_800 },
    });
    expect(whole.terms?.bookings).toHaveLength(2);
    const one = await cancellation(order.customer, { bookingNumber: order.bookings[0]!.number });
    expect(one).toMatchObject({ terms: null, refusal: 'booking.cannotCancelRemainder', othersRun: true });
    await cancelOrder(order.customer, { orderNumber: order.orderNumber });
    const again = await cancellation(order.customer, { orderNumber: order.orderNumber });
    expect(again).toMatchObject({ terms: null, refusal: 'booking.cannotCancelCanceled' });
  });
});
