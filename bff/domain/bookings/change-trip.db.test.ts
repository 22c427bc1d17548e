// Traces: S2-036, S8-670, S8-671, S8-672, S8-673, S8-698
import { afterEach, describe, expect, it } from 'vitest';
import { sendMail } from '@bff/domain/notifications';
import { paidOf, settleCheckout } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { HOUR, MINUTE, SECOND } from '@bff/domain/shared/time';
import type { Mail } from '@bff/integrations/mail/port';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createUser, createVehicle } from '@db/factories';
import { Booking, BookingCancellationTier, BookingChange, BookingPriceLine, BookingSegment, Occupancy, Order, OrderStop, OutboxMessage, Payment, Receipt, Refund, VehicleCostList, VehicleCostListVehicle } from '@db/models'; // prettier-ignore
import { cancellationTerms, cancelOrder } from './cancel-order';
import { changeTrip, payChange } from './change-trip';
import { expireChanges, withdrawChange } from './end-change';
import { planChange, type WantedTrip } from './plan-change';
import { aTrip, PLACES } from './testing/market';
import { orderFixture } from './testing/order-fixture';
import { swapVehicle } from './swap-vehicle';
import { DETAILS, type Reservation } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (done) => String(done),
    (error: Error) => error.message,
  );
const TIERP = { id: '60.3436,17.5139', name: 'Tierp', country: 'SE', lat: 60.3436, lon: 17.5139 };
const [FROM, TO] = [
  { place: PLACES.uppsala, street: DETAILS.stops[0]!.street, dwellSeconds: 0 },
  { place: PLACES.gavle, street: DETAILS.stops[1]!.street, dwellSeconds: 0 },
];
const VIA = { place: TIERP, street: 'Grevegatan 1', dwellSeconds: 900 };
const wish = (more: Partial<WantedTrip> = {}): WantedTrip => {
  const { departure, adults, children, wheelchairs } = aTrip();
  return { stops: [FROM, TO], departure, adults, children, wheelchairs, ...more };
};
/** Via Tierp, with a quarter of an hour there: dearer, and a small change. */
const longer = () => wish({ stops: [FROM, VIA, TO] });

describe('a change of a booked trip', () => {
  useBookingWorld();
  afterEach(async () => {
    clock.release();
    await world.settle();
    expect(await checkInvariants()).toEqual([]);
  });

  const booked = async () => {
    const order = await world.paid();
    const booking = (await Booking.findOne({ where: { orderId: order.orderId } }))!;
    const bookingNumber = booking.number;
    const priceOf = async (wanted: WantedTrip) =>
      (await planChange(order.buyer, bookingNumber, wanted)).after.booking.total;
    const change = async (wanted: WantedTrip, agreedTotal?: number) =>
      told(changeTrip(order.buyer, { bookingNumber, ...wanted, agreedTotal: agreedTotal ?? (await priceOf(wanted)) }));
    const pay = async () => {
      await payChange(order.buyer, bookingNumber);
      const open = (await Payment.findOne({ where: { orderId: order.orderId }, order: [['id', 'DESC']] }))!;
      return { sessionId: open.sessionId!, id: open.id, amount: open.amount };
    };
    return { ...order, bookingId: booking.id, bookingNumber, priceOf, change, pay };
  };
  const now = async ({ orderId }: Pick<Reservation, 'orderId'>) => {
    const order = (await Order.findByPk(orderId))!;
    const booking = (await Booking.findOne({ where: { orderId } }))!;
    const stops = (await OrderStop.findAll({ where: { orderId }, order: ['position'] })).map(({ name }) => name);
    return { order, booking, stops, paid: await paidOf(orderId) };
  };
  const held = (vehicleId: number) => Occupancy.count({ where: { vehicleId, kind: 'preliminaryBooked' } });

  it('changes nothing where only a place is called something else than when it was booked', async () => {
    const trip = await booked();
    await OrderStop.update({ name: 'Yevley' }, { where: { orderId: trip.orderId, position: 1 } });
    expect(await planChange(trip.buyer, trip.bookingNumber, wish())).toMatchObject({ isSame: true, difference: 0 });
  });

  it('takes effect when the difference is paid, once, whatever is delivered twice; the bus is held until then', async () => {
    const trip = await booked();
    const before = await now(trip);
    const more = (await trip.priceOf(longer())) - before.order.total;
    expect(more).toBeGreaterThan(0);
    expect(await trip.change(longer())).toBe('payable');
    expect(await now(trip)).toMatchObject({ stops: ['Uppsala', 'Gävle'], paid: before.order.total });
    expect(await held(trip.vehicleId)).toBeGreaterThan(0);
    const { sessionId, amount } = await trip.pay();
    expect(amount).toBe(more);
    world.payments.sandbox.sandbox.control({ copies: 3 });
    await world.press(sessionId, 'pay');
    await Promise.all([settleCheckout(sessionId), settleCheckout(sessionId)]);
    await world.settle();
    world.payments.sandbox.sandbox.control({ copies: 1 });
    const after = await now(trip);
    expect(after).toMatchObject({ stops: ['Uppsala', 'Tierp', 'Gävle'], paid: before.order.total + more });
    expect([after.order.total, after.booking.total]).toEqual([after.paid, after.paid]);
    const bookingId = trip.bookingId;
    expect(await BookingPriceLine.sum('amount', { where: { bookingId } })).toBe(after.paid);
    const end = (await BookingSegment.findAll({ where: { bookingId }, order: ['position'] })).at(-1)!.endsAt;
    expect(end).toEqual(after.booking.plannedEndAt);
    const [taken, ...others] = await Occupancy.findAll({ where: { vehicleId: trip.vehicleId } });
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ bookingId, kind: 'booked', startsAt: after.booking.plannedStartAt });
    expect(await Receipt.count({ where: { orderId: trip.orderId } })).toBe(2);
    expect((await world.mails(trip, 'changed')).length).toBe(2);
    // On cancellation, both payments are refunded.
    await cancelOrder(trip.buyer, { orderNumber: trip.orderNumber });
    expect([await world.refunded(trip), (await now(trip)).paid]).toEqual([after.paid, 0]);
  });

  it('replaces the trip in the calendars of the customer and the company', async () => {
    const trip = await booked();
    const sent: Mail[] = [];
    provide({ mailer: { send: (mail) => Promise.resolve(void sent.push(mail)), close: () => Promise.resolve() } });
    const calendars = async (about: string) => {
      const dedupeKey = await world.mails(trip, about);
      const files = { receipt: () => Promise.resolve(Buffer.from('%PDF')) };
      for (const mail of await OutboxMessage.findAll({ where: { dedupeKey } })) await sendMail(mail, files);
      return new Map(
        sent.splice(0).map(({ to, attachments }) => {
          const file = attachments.find(({ filename }) => filename.endsWith('.ics'));
          const read = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(String(file?.content))?.[1];
          return [to, { uid: read('UID'), start: read('DTSTART'), sequence: Number(read('SEQUENCE')) }] as const;
        }),
      );
    };
    const before = await calendars('booked');
    expect(before.size).toBe(2);
    clock.freeze(new Date(clock.millis() + 5 * SECOND));
    const departure = new Date(aTrip().departure.getTime() + 20 * MINUTE);
    if ((await trip.change(wish({ departure }))) === 'payable') {
      const { sessionId } = await trip.pay();
      await world.press(sessionId, 'pay');
      await settleCheckout(sessionId);
    }
    clock.release();
    const after = await calendars('changed');
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [to, { uid, start, sequence }] of after) {
      expect({ uid, start }).toEqual({
        uid: before.get(to)!.uid,
        start: `${departure.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
      });
      expect(start).not.toBe(before.get(to)!.start);
      expect(sequence).toBeGreaterThan(before.get(to)!.sequence);
    }
  });

  it('leaves the addresses of the way home where it begins and ends in the same places', async () => {
    const trip = await booked();
    const { orderId } = trip;
    await OrderStop.update({ homeStreet: 'Skolgatan 1' }, { where: { orderId, position: 0 } });
    await OrderStop.update({ homeStreet: 'Slottstorget 1' }, { where: { orderId, position: 1 } });
    const homeStreets = async (wanted: WantedTrip) =>
      (await planChange(trip.buyer, trip.bookingNumber, wanted)).after.stops.map(({ homeStreet }) => homeStreet);
    expect(await homeStreets(longer())).toEqual(['Skolgatan 1', null, 'Slottstorget 1']);
    expect(await homeStreets(wish({ stops: [FROM, VIA] }))).toEqual(['Skolgatan 1', null]);
  });

  it('takes another address for the way home, or none, only at the ends of a trip that drives home', async () => {
    const trip = await booked();
    const { orderId } = trip;
    const back = new Date(aTrip().departure.getTime() + 8 * HOUR);
    const homeStreets = async (wanted: WantedTrip) => {
      const { after, isSame } = await planChange(trip.buyer, trip.bookingNumber, wanted);
      return { streets: after.stops.map(({ homeStreet }) => homeStreet), isSame };
    };
    const at = (stop: WantedTrip['stops'][number], homeStreet: string | null) => ({ ...stop, homeStreet });
    const stops = [at(FROM, 'Skolgatan 1'), at(VIA, 'Kyrkogatan 3'), at(TO, 'Slottstorget 1')];
    expect(await homeStreets(wish({ stops }))).toEqual({ streets: [null, null, null], isSame: false });
    await Order.update({ tripType: 'day-trip', returnAt: back }, { where: { id: orderId } });
    await Booking.update({ returnAt: back }, { where: { orderId } });
    const home = { return: back };
    expect(await homeStreets(wish({ stops, ...home }))).toEqual({
      streets: ['Skolgatan 1', null, 'Slottstorget 1'],
      isSame: false,
    });
    // Nothing but the address: a change, and leaving it as it was is none.
    await OrderStop.update({ homeStreet: 'Slottstorget 1' }, { where: { orderId, position: 1 } });
    const ends = (street: string | null) => wish({ stops: [at(FROM, null), at(TO, street)], ...home });
    expect(await homeStreets(ends('Slottstorget 1'))).toMatchObject({ isSame: true });
    expect(await homeStreets(ends(null))).toEqual({ streets: [null, null], isSame: false });
  });

  it('takes effect at once when cheaper, and the difference is refunded', async () => {
    const trip = await booked();
    await trip.change(longer());
    const { sessionId } = await trip.pay();
    await world.press(sessionId, 'pay');
    await settleCheckout(sessionId);
    const dear = await now(trip);
    const cheap = await trip.priceOf(wish());
    expect(cheap).toBeLessThan(dear.order.total);
    expect(await trip.change(wish())).toBe('applied');
    expect(await now(trip)).toMatchObject({ stops: ['Uppsala', 'Gävle'], paid: cheap, order: { total: cheap } });
    const refunds = await Refund.findAll({ where: { bookingId: trip.bookingId } });
    expect(refunds.map(({ reason, amount }) => [reason, amount])).toEqual([['change', dear.order.total - cheap]]);
    expect(await trip.change(wish())).toBe('same');
  });

  it('is made once when several are requested together; a waiting change blocks others until it is withdrawn', async () => {
    const trip = await booked();
    const agreed = await trip.priceOf(longer());
    const results = await Promise.all([1, 2, 3].map(() => trip.change(longer(), agreed)));
    expect(results.filter((result) => result === 'payable')).toHaveLength(1);
    expect(await BookingChange.count({ where: { orderId: trip.orderId } })).toBe(1);
    expect(await trip.change(longer(), agreed)).toContain('booking.changeWaiting');
    await trip.pay();
    await withdrawChange(trip.buyer, trip.bookingNumber);
    expect(await held(trip.vehicleId)).toBe(0);
    expect(await told(withdrawChange(trip.buyer, trip.bookingNumber))).toContain('booking.changeOver');
    expect(await told(payChange(trip.buyer, trip.bookingNumber))).toContain('booking.changeOver');
    expect(await trip.change(longer(), agreed - 1)).toContain('booking.changePrice');
  });

  it('that costs the same, requested twice at once: the second finds the trip changed', async () => {
    const trip = await booked();
    const { departure } = wish();
    const moved = [10, 20].map((minutes) => wish({ departure: new Date(departure.getTime() + minutes * MINUTE) }));
    const prices = await Promise.all(moved.map(trip.priceOf));
    const results = await Promise.all(moved.map((wanted, index) => trip.change(wanted, prices[index])));
    expect(results.filter((result) => result === 'applied' || result === 'payable')).toHaveLength(1);
    const { booking } = await now(trip);
    const [applied] = await BookingChange.findAll({ where: { orderId: trip.orderId, status: 'applied' } });
    if (applied) expect(booking.total).toBe(applied.totalAfter);
  });

  it('is over when it is not paid in time; money that comes later is refunded in full', async () => {
    const trip = await booked();
    const { paid } = await now(trip);
    await trip.change(longer());
    const { sessionId } = await trip.pay();
    world.payments.sandbox.sandbox.control({ isPaused: true });
    await world.press(sessionId, 'pay');
    clock.freeze(new Date(clock.millis() + HOUR));
    expect(await expireChanges()).toBeGreaterThan(0);
    expect(await held(trip.vehicleId)).toBe(0);
    await settleCheckout(sessionId);
    clock.release();
    world.payments.sandbox.sandbox.control({ isPaused: false });
    expect(await now(trip)).toMatchObject({ stops: ['Uppsala', 'Gävle'], paid });
  });

  it.each([
    ['the first', 0],
    ['the difference', 1],
  ])(
    'canceled after a bank took back %s: only the other payment is refunded, and the fee is kept',
    async (_, disputed) => {
      const trip = await booked();
      await trip.change(longer());
      const { sessionId } = await trip.pay();
      await world.press(sessionId, 'pay');
      await settleCheckout(sessionId);
      const payments = await Payment.findAll({ where: { orderId: trip.orderId, status: 'succeeded' }, order: ['id'] });
      const [taken, left] = [payments[disputed]!, payments[1 - disputed]!];
      await world.payments.sandbox.sandbox.payment(taken.paymentIntentId!, 'dispute');
      await world.settle();
      const { order, paid } = await now(trip);
      expect(paid).toBe(left.capturedAmount);
      // Half the price, from three days before departure.
      clock.freeze(new Date(order.departureAt.getTime() - 72 * HOUR));
      const { fee } = await cancelOrder(trip.buyer, { orderNumber: trip.orderNumber });
      clock.release();
      expect(fee).toBe(Math.round(order.total / 2));
      const refunds = await Refund.findAll({ where: { bookingId: trip.bookingId, reason: 'canceled' } });
      const back = Math.max(0, left.capturedAmount - fee);
      expect(refunds.map(({ paymentId, amount }) => [paymentId, amount])).toEqual(back > 0 ? [[left.id, back]] : []);
    },
  );

  it('ends with the trip when that is canceled', async () => {
    const trip = await booked();
    await trip.change(longer());
    await trip.pay();
    await cancelOrder(trip.buyer, { orderNumber: trip.orderNumber });
    expect(await Occupancy.count({ where: { vehicleId: trip.vehicleId } })).toBe(0);
    const change = await BookingChange.findOne({ where: { orderId: trip.orderId } });
    expect(change?.status).toBe('withdrawn');
  });

  it('is small up to half an hour; a bus that is taken then, or too small, is refused', async () => {
    const trip = await booked();
    const { departure } = wish();
    const later = (minutes: number) => wish({ departure: new Date(departure.getTime() + minutes * MINUTE) });
    expect(await trip.change(wish({ adults: 400 }), 1)).toContain('booking.noLargerBus');
    const { endsAt } = (await Occupancy.findOne({ where: { vehicleId: trip.vehicleId } }))!;
    const busy = { vehicleId: trip.vehicleId, startsAt: endsAt, endsAt: new Date(endsAt.getTime() + HOUR) };
    const lock = await Occupancy.create({ ...busy, kind: 'manuallyLocked' });
    expect(await trip.change(later(30), 1)).toContain('booking.occupied');
    await lock.destroy();
    const reasonsFor = async (wanted: WantedTrip) => (await planChange(trip.buyer, trip.bookingNumber, wanted)).reasons;
    expect(await reasonsFor(later(30))).toEqual([]);
    expect(await reasonsFor(later(31))).toEqual(['time']);
    expect(['applied', 'payable']).toContain(await trip.change(later(30)));
  });

  it('costs no less to cancel when moved later: the earliest departure counts', async () => {
    const trip = await booked();
    const { order, booking } = await now(trip);
    const tiers = await BookingCancellationTier.findAll({ where: { bookingId: booking.id }, order: ['hours'] });
    const tier = tiers[0]!;
    const at = new Date(order.departureAt.getTime() - tier.hours * HOUR);
    const feeThen = async () => {
      clock.freeze(at);
      const { fee } = await cancellationTerms(trip.buyer, { orderNumber: trip.orderNumber });
      clock.release();
      return fee;
    };
    const later = wish({ departure: new Date(order.departureAt.getTime() + 30 * MINUTE) });
    if ((await trip.change(later)) === 'payable') {
      const { sessionId } = await trip.pay();
      await world.press(sessionId, 'pay');
      await settleCheckout(sessionId);
    }
    const { booking: moved } = await now(trip);
    expect(moved.departureAt).toEqual(later.departure);
    expect(await feeThen()).toBe(Math.round((moved.total * tier.basisPoints) / 10_000));
  });

  it('costs what the route changes when the company has replaced the bus, not the price of the replacement', async () => {
    const trip = await booked();
    const { order, booking } = await now(trip);
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: booking.companyId });
    const { id: vehicleId } = await createVehicle(booking.companyId, world.fleet.depotId);
    // Twice as dear as the sold bus.
    const dear = await VehicleCostList.create({
      companyId: booking.companyId,
      scope: 'exception',
      validFrom: '2020-01-01',
      validTo: '2099-12-31',
      pricePerHour: 70_000,
      minimumMinutes: 360,
      minimumPrice: 600_000,
      maximumPerDay: 1_000_000,
    });
    await VehicleCostListVehicle.create({ listId: dear.id, vehicleId });
    await swapVehicle(operator, { bookingNumber: trip.bookingNumber, vehicleId });
    const { departure } = wish();
    const later = wish({ departure: new Date(departure.getTime() + 10 * MINUTE) });
    expect(await planChange(trip.buyer, trip.bookingNumber, later)).toMatchObject({ difference: 0, reasons: [] });
    expect(await trip.change(later)).toBe('applied');
    expect(await now(trip)).toMatchObject({ order: { total: order.total }, booking: { vehicleId }, paid: order.total });
    const lines = await BookingPriceLine.findAll({ where: { bookingId: booking.id } });
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  });

  it('of several buses has to be made by support', async () => {
    const { customer, bookings } = await orderFixture({ seats: [50, 50], departure: wish().departure });
    expect(await told(planChange(customer, bookings[0]!.number, longer()))).toContain('booking.changeByHand');
  });
});
