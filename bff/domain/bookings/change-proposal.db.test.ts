// Traces: S2-036, S2-055
import { afterEach, describe, expect, it } from 'vitest';
import { paidOf, settleCheckout } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createCompany, createUser, createVehicle } from '@db/factories';
import { Booking, BookingChange, Journey, Occupancy, Order, OrderStop, Payment, Refund, Vehicle } from '@db/models';
import { acceptChange, rejectChange } from './answer-change';
import { historyOfBooking } from './booking-handling.store';
import { cancelOrder } from './cancel-order';
import { changeTrip, payChange } from './change-trip';
import { expireChanges, withdrawChange } from './end-change';
import { listBookings } from './list-bookings';
import { ordersInList } from './order-list.store';
import { planChange, type WantedTrip } from './plan-change';
import { proposedChanges } from './see-changes';
import { seeHandled } from './see-order';
import { swapVehicle } from './swap-vehicle';
import { aTrip, PLACES } from './testing/market';
import { DETAILS, type Reservation } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (done) => String(done),
    (error: Error) => error.message,
  );
const at = (place: WantedTrip['stops'][number]['place'], index: 0 | 1) => ({
  place,
  street: DETAILS.stops[index]!.street,
  dwellSeconds: 0,
});
const wish = (more: Partial<WantedTrip> = {}): WantedTrip => {
  const { departure, adults, children, wheelchairs } = aTrip();
  return { stops: [at(PLACES.uppsala, 0), at(PLACES.gavle, 1)], departure, adults, children, wheelchairs, ...more };
};
const departsIn = (hours: number) => wish({ departure: new Date(aTrip().departure.getTime() + hours * HOUR) });
/** A shorter trip, and more than a small change. */
const toStockholm = () =>
  wish({ stops: [at(PLACES.uppsala, 0), { place: PLACES.stockholm, street: 'Vasagatan 1', dwellSeconds: 0 }] });
const viaEnkoping = () =>
  wish({
    stops: [at(PLACES.uppsala, 0), { place: PLACES.enkoping, street: 'Torget', dwellSeconds: 0 }, at(PLACES.gavle, 1)],
  });

describe('a change that the operator has to accept', () => {
  useBookingWorld();
  afterEach(async () => {
    clock.release();
    await world.settle();
    expect(await checkInvariants()).toEqual([]);
  });

  const booked = async () => {
    const order = await world.paid();
    const { id: bookingId, number: bookingNumber, companyId, vehicleId } = (await Booking.findOne({ where: { orderId: order.orderId } }))!; // prettier-ignore
    const user = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    const operator: UserActor = { ...user, companyId, roles: ['COMPANY_ADMIN'] };
    const ask = async (wanted: WantedTrip) => {
      const agreedTotal = (await planChange(order.buyer, bookingNumber, wanted)).after.booking.total;
      return told(changeTrip(order.buyer, { bookingNumber, ...wanted, agreedTotal }));
    };
    const pay = async () => {
      await payChange(order.buyer, bookingNumber);
      return (await Payment.findOne({ where: { orderId: order.orderId }, order: [['id', 'DESC']] }))!;
    };
    const accept = () => told(acceptChange(operator, bookingNumber));
    const reject = (reason: string) => told(rejectChange(operator, { bookingNumber, reason }));
    const withdraw = () => told(withdrawChange(order.buyer, bookingNumber));
    return { ...order, bookingId, bookingNumber, companyId, vehicleId, operator, ask, pay, accept, reject, withdraw };
  };
  /** Everything that a change may touch. */
  const now = async ({ orderId }: Pick<Reservation, 'orderId'>) => {
    const order = (await Order.findByPk(orderId))!;
    const booking = (await Booking.findOne({ where: { orderId } }))!;
    const stops = (await OrderStop.findAll({ where: { orderId }, order: ['position'] })).map(({ name }) => name);
    const taken = (await Occupancy.findAll({ where: { bookingId: booking.id } })).map(({ startsAt, endsAt }) => [startsAt, endsAt]); // prettier-ignore
    const { vehicleId, departureAt, status } = booking;
    return { total: order.total, vehicleId, departureAt, status, stops, taken, paid: await paidOf(orderId) };
  };
  const statusOf = async ({ orderId }: Pick<Reservation, 'orderId'>) =>
    (await BookingChange.findOne({ where: { orderId }, order: [['id', 'DESC']] }))!.status;
  /** What a company has to see to, by booking; without `companyId`, all companies. */
  const toSeeTo = async (actor: UserActor, companyId?: number) => {
    const all = { text: '', sort: 'departure', descending: false } as const;
    const { rows, total } = await listBookings(actor, { ...all, companyId, when: 'problems', page: 1, pageSize: 100 });
    expect(total).toBe(rows.length);
    return rows.map(({ number, problem }) => `${number} ${problem}`);
  };
  /** How the customer's list of trips marks it. */
  const waitsInList = async ({ buyer, orderNumber }: Reservation) => {
    const asked = {
      when: 'all',
      text: orderNumber,
      sort: 'departure',
      descending: false,
      page: 1,
      pageSize: 10,
    } as const;
    return (await ordersInList({ of: { customerId: buyer.customerId }, ...asked })).rows[0]?.waitingChange;
  };
  const held = (vehicleId: number) => Occupancy.count({ where: { vehicleId, kind: 'preliminaryBooked' } });

  it('waits with both intervals held, and leaves everything as it was when it is rejected, withdrawn or not answered', async () => {
    const trip = await booked();
    const before = await now(trip);
    for (const [end, status] of [
      [() => trip.reject('Ingen förare då'), 'rejected'],
      [trip.withdraw, 'withdrawn'],
      [
        async () => {
          clock.freeze(new Date(clock.millis() + 49 * HOUR));
          await expireChanges();
          clock.release();
        },
        'expired',
      ],
    ] as const) {
      expect(await trip.ask(departsIn(2))).toBe('proposed');
      expect(await held(trip.vehicleId)).toBeGreaterThan(0);
      expect(await waitsInList(trip)).toBe('proposed');
      expect(await proposedChanges(trip.operator, trip.companyId)).toMatchObject([
        { bookingNumber: trip.bookingNumber },
      ]);
      const open = `${trip.bookingNumber} changeProposed`;
      expect(await toSeeTo(trip.operator, trip.companyId)).toEqual([open]);
      expect(await toSeeTo(await createUser({ roles: ['SYSTEM_ADMIN'] }))).toContain(open);
      expect(await told(planChange(trip.buyer, trip.bookingNumber, departsIn(3)))).toContain('booking.changeWaiting');
      expect(await told(payChange(trip.buyer, trip.bookingNumber))).toContain('booking.changeOver');
      await end();
      expect(await statusOf(trip)).toBe(status);
      expect(await waitsInList(trip)).toBeNull();
      expect(await toSeeTo(trip.operator, trip.companyId)).toEqual([]);
      expect([await now(trip), await held(trip.vehicleId)]).toEqual([before, 0]);
      expect(await trip.accept()).toContain('booking.changeOver');
    }
    // All of it stands among the booking's events, as in the log.
    const { booking } = await seeHandled(trip.operator, trip.bookingNumber);
    const changes = (await historyOfBooking(booking, 0)).filter(({ entity }) => entity === 'bookingChange');
    expect(changes.map(({ to }) => to).sort()).toEqual(['expired', ...Array<string>(3).fill('proposed'), 'rejected', 'withdrawn']); // prettier-ignore
    expect(await proposedChanges(trip.operator, trip.companyId)).toEqual([]);
    expect(await Refund.count({ where: { bookingId: trip.bookingId } })).toBe(0);
  });

  it('takes effect, if cheaper, once the operator accepts, and the difference is refunded', async () => {
    const trip = await booked();
    const before = await now(trip);
    expect(await trip.ask(toStockholm())).toBe('proposed');
    expect(await now(trip)).toEqual(before);
    expect(await trip.accept()).toBe('undefined');
    const after = await now(trip);
    expect(after.stops).toEqual(['Uppsala', 'Stockholm']);
    expect(after.total).toBeLessThan(before.total);
    expect([after.paid, await statusOf(trip), await held(trip.vehicleId)]).toEqual([after.total, 'applied', 0]);
    expect(await trip.accept()).toContain('booking.changeOver');
  });

  it('takes effect, if dearer, when the customer has paid, once; a declined or missing payment is announced', async () => {
    const trip = await booked();
    const before = await now(trip);
    await trip.ask(viaEnkoping());
    await trip.accept();
    expect([await statusOf(trip), (await now(trip)).stops]).toEqual(['payable', before.stops]);
    const refused = await trip.pay();
    await world.press(refused.sessionId!, 'decline');
    await world.settle();
    await settleCheckout(refused.sessionId!);
    // The deadline is the customer's day, not the session's expiry.
    const change = (await BookingChange.findOne({ where: { orderId: trip.orderId } }))!;
    expect(change.expiresAt!.getTime()).toBeGreaterThan(clock.millis() + 20 * HOUR);
    const { sessionId, amount } = await trip.pay();
    await world.press(sessionId!, 'pay');
    await Promise.all([settleCheckout(sessionId!), settleCheckout(sessionId!)]);
    const after = await now(trip);
    expect(after.stops).toEqual(['Uppsala', 'Enköping', 'Gävle']);
    expect([after.total, after.paid]).toEqual([before.total + amount, before.total + amount]);

    const other = await booked();
    await other.ask(viaEnkoping());
    await other.accept();
    clock.freeze(new Date(clock.millis() + 25 * HOUR));
    await expireChanges();
    clock.release();
    expect([await statusOf(other), (await now(other)).stops]).toEqual(['expired', before.stops]);
    const steps = (await world.mails(other, 'change')).map((key) => key.split(':').slice(3).join(':'));
    expect(steps.sort()).toEqual([
      'accepted:0:customer',
      'proposed:0:customer',
      'proposed:operator',
      'unpaid:0:customer',
      'unpaid:operator',
    ]);
    expect(await world.mails(trip, 'change')).toContainEqual(expect.stringContaining('declined'));
  });

  it('takes another bus of the company when not all passengers fit, holds it meanwhile, and frees the first afterwards', async () => {
    const trip = await booked();
    const { seats } = (await Vehicle.findByPk(trip.vehicleId))!;
    const { depotId } = world.fleet;
    const adults = seats + 5;
    // None of its buses: the largest is the booked one.
    expect(await told(planChange(trip.buyer, trip.bookingNumber, wish({ adults })))).toContain('booking.noLargerBus');
    const { id: larger } = await createVehicle(trip.companyId, depotId, { seats: adults });
    expect(await trip.ask(wish({ adults }))).toBe('proposed');
    expect([await held(larger), await held(trip.vehicleId)]).toEqual([1, 0]);
    expect(await trip.accept()).toBe('undefined');
    if ((await statusOf(trip)) === 'payable') {
      const { sessionId } = await trip.pay();
      await world.press(sessionId!, 'pay');
      await settleCheckout(sessionId!);
    }
    const rows = await Occupancy.findAll({ where: { vehicleId: [larger, trip.vehicleId] } });
    expect(rows.map(({ vehicleId, kind, bookingId }) => [vehicleId, kind, bookingId])).toEqual([[larger, 'booked', trip.bookingId]]); // prettier-ignore
    await Vehicle.update({ status: 'removed' }, { where: { id: larger } });
  });

  it('never waits into the last four days, and only its operator answers', async () => {
    const trip = await booked();
    const { departure } = wish();
    clock.freeze(new Date(departure.getTime() - 4 * DAY - 3 * HOUR));
    expect(await trip.ask(departsIn(1))).toBe('proposed');
    const change = (await BookingChange.findOne({ where: { orderId: trip.orderId } }))!;
    expect(change.expiresAt).toEqual(new Date(departure.getTime() - 4 * DAY));
    const { id: companyId } = await createCompany();
    const rival: UserActor = {
      ...(await createUser({ roles: ['COMPANY_ADMIN'], companyId })),
      companyId,
      roles: ['COMPANY_ADMIN'],
    };
    expect(await told(acceptChange(rival, trip.bookingNumber))).toContain('booking.notFound');
    expect(await told(acceptChange(trip.buyer, trip.bookingNumber))).toContain('booking.notFound');
    clock.freeze(change.expiresAt!);
    expect(await trip.accept()).toContain('booking.changeOver');
    await expireChanges();
    clock.release();
    expect(await statusOf(trip)).toBe('expired');
  });

  it('takes one outcome when accepting races with withdrawing or canceling', async () => {
    for (const rival of ['withdraw', 'cancel'] as const) {
      const trip = await booked();
      const before = await now(trip);
      await trip.ask(toStockholm());
      const other = rival === 'withdraw' ? trip.withdraw : () => told(cancelOrder(trip.buyer, { orderNumber: trip.orderNumber })); // prettier-ignore
      const [accepted, ended] = await Promise.all([trip.accept(), other()]);
      const after = await now(trip);
      if (rival === 'withdraw') {
        expect([accepted, ended].filter((answer) => answer === 'undefined')).toHaveLength(1);
        expect(after.total).toBe((accepted === 'undefined' ? after : before).total);
        expect(after.paid).toBe(after.total);
      } else {
        expect([after.status, after.paid]).toEqual(['canceled', 0]);
        expect(['applied', 'withdrawn']).toContain(await statusOf(trip));
      }
      expect(await held(trip.vehicleId)).toBe(0);
    }
  });

  it('is over when the company puts in another bus; a later payment is refunded', async () => {
    const trip = await booked();
    const { depotId } = world.fleet;
    const { id: spare } = await createVehicle(trip.companyId, depotId);
    await trip.ask(viaEnkoping());
    await trip.accept();
    const { sessionId } = await trip.pay();
    await swapVehicle(trip.operator, { bookingNumber: trip.bookingNumber, vehicleId: spare });
    expect([await statusOf(trip), await held(trip.vehicleId)]).toEqual(['expired', 0]);
    await world.press(sessionId!, 'pay');
    await settleCheckout(sessionId!);
    await world.settle();
    const after = await now(trip);
    expect([after.vehicleId, after.paid]).toEqual([spare, after.total]);
    await Vehicle.update({ status: 'removed' }, { where: { id: spare } });
  });

  it('releases a driver who has another trip at the new times', async () => {
    const trip = await booked();
    const other = await booked();
    const driver = await createUser({ roles: ['DRIVER'], companyId: trip.companyId });
    await Journey.update({ driverUserId: driver.userId }, { where: { bookingId: [trip.bookingId, other.bookingId] } });
    await trip.ask(toStockholm());
    await trip.accept();
    const journey = (await Journey.findOne({ where: { bookingId: trip.bookingId } }))!;
    expect(journey.driverUserId).toBeNull();
  });
});
