// Traces: S2-036, S8-044, S9-015
import { afterEach, describe, expect, it } from 'vitest';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createCustomer } from '@db/factories';
import { Booking, EventLogEntry, Order, OutboxMessage, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { changePassengers, passengersRevision } from './change-passengers';
import { orderFixture, type OrderFixture } from './testing/order-fixture';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
const change = (order: OrderFixture, adults: number, more: Partial<Parameters<typeof changePassengers>[1]> = {}) => {
  const wanted = { bookingNumber: order.bookings[0]!.number, adults, children: 0, wheelchairs: 0, ...more };
  return told(changePassengers(order.customer, wanted));
};
const mails = async () =>
  (await OutboxMessage.findAll({ where: { kind: 'mail' }, order: ['id'] })).map(
    ({ payload }) => payload as { template: string; data: { before: unknown; after: unknown } },
  );

describe('the number of passengers', () => {
  useTestDatabase({ pool: 10 });
  afterEach(() => clock.release());

  it('changes within the seats, at once and without money; the company is told what changed', async () => {
    const order = await orderFixture({ seats: [50, 20], adults: 60 });
    expect(await change(order, 30, { children: 5 })).toBe('done');
    expect(await Order.findByPk(order.orderId)).toMatchObject({ adults: 30, children: 5, total: order.total });
    const buses = await Booking.findAll({ where: { orderId: order.orderId }, order: ['id'] });
    expect(buses.map(({ passengers }) => passengers)).toEqual([25, 10]);
    expect(await Refund.count()).toBe(0);
    const [mail] = (await mails()).filter(({ template }) => template === 'operatorBookingChanged');
    expect(mail!.data).toMatchObject({ before: { passengers: 60 }, after: { passengers: 35 } });
    const where = { entity: 'passengers', entityId: buses.map(({ id }) => id) };
    expect(await EventLogEntry.count({ where })).toBe(2);
    expect(await checkInvariants()).toEqual([]);
  });

  it('sends nothing when nothing changed, and shows the second of two what the first saved', async () => {
    const order = await orderFixture();
    const before = (await mails()).length;
    expect(await change(order, 40)).toBe('done');
    expect((await mails()).length).toBe(before);
    const revision = passengersRevision({ adults: 40, children: 0, wheelchairs: 0 });
    expect(await change(order, 41, { revision })).toBe('done');
    expect(await change(order, 42, { revision })).toContain('input.changedMeanwhile');
  });

  it('never exceeds the seats and wheelchair places', async () => {
    const order = await orderFixture();
    expect(await change(order, 51)).toContain('booking.passengersExceedSeats');
    expect(await change(order, 10, { wheelchairs: 9 })).toContain('booking.wheelchairsExceedPlaces');
  });

  it('changes until four days of 24 hours before departure, for a paid trip, by its buyer', async () => {
    const order = await orderFixture();
    clock.freeze(new Date(order.departure.getTime() - 4 * DAY));
    expect(await change(order, 39)).toBe('done');
    clock.freeze(new Date(order.departure.getTime() - 4 * DAY + 1));
    expect(await change(order, 38)).toContain('booking.changeTooLate');
    clock.release();
    expect(await change(await orderFixture({ status: 'waitingForPayment' }), 39)).toContain('booking.notActive');
    expect(await change({ ...order, customer: await createCustomer() }, 39)).toContain('booking.notFound');
    const wanted = { bookingNumber: order.bookings[0]!.number, adults: 1, children: 0, wheelchairs: 0 };
    expect(await told(changePassengers(order.operator, wanted))).toContain('auth.noPermission');
  });
});
