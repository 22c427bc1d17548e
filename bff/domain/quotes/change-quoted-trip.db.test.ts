// Traces: S2-036, S8-670, S8-671
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptChange,
  changeTrip,
  completeReservation,
  payChange,
  planChange,
  registerOrderedQuotes,
  type WantedTrip,
} from '@bff/domain/bookings';
import { aTrip, type Buyer, findOffer, PLACES } from '@bff/domain/bookings/testing/market';
import { type BookingWorld, DETAILS, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { sealOffer } from '@bff/domain/offers';
import { paidOf, settleCheckout } from '@bff/domain/payments';
import { HOUR } from '@bff/domain/shared/time';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { Booking, BookingPriceLine, Order, Payment, VehicleCostList } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  acceptQuote,
  makeQuote,
  orderedQuotesOfRequests,
  quotesOfRequest,
  requestQuotes,
  seeQuoteRequest,
  sellQuote,
} from '.';

const QUOTED = 1_000_000;
const [FROM, VIA, TO] = [
  { place: PLACES.uppsala, street: DETAILS.stops[0]!.street, dwellSeconds: 0 },
  { place: PLACES.enkoping, street: 'Torget', dwellSeconds: 0 },
  { place: PLACES.gavle, street: DETAILS.stops[1]!.street, dwellSeconds: 0 },
];
const wish = (more: Partial<WantedTrip> = {}): WantedTrip => {
  const { departure, adults, children, wheelchairs } = aTrip();
  return { stops: [FROM, TO], departure, adults, children, wheelchairs, ...more };
};
const farther = () => wish({ stops: [FROM, VIA, TO] });
const inMinutes = (minutes: number) => wish({ departure: new Date(aTrip().departure.getTime() + minutes * 60_000) });

describe('a trip that was sold by a quote', () => {
  useTestDatabase({ pool: 20 });
  let world: BookingWorld;
  beforeAll(async () => {
    world = await startBookingWorld();
    registerOrderedQuotes(orderedQuotesOfRequests);
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    await world.settle();
    expect(await checkInvariants()).toEqual([]);
  });

  /** Accepted and paid. */
  async function paid(customer: Buyer, quoteId: number, vehicleId: number) {
    const { orderNumber } = await acceptQuote(customer, quoteId);
    await completeReservation(customer, orderNumber, DETAILS);
    const { id: orderId, total } = (await Order.findOne({ where: { number: orderNumber } }))!;
    const sessionId = await world.open({ buyer: customer, orderNumber, orderId, vehicleId, total });
    await world.press(sessionId, 'pay');
    await settleCheckout(sessionId);
    const { number: bookingNumber } = (await Booking.findOne({ where: { orderId } }))!;
    const plan = (wanted: WantedTrip) => planChange(customer, bookingNumber, wanted);
    const change = async (wanted: WantedTrip) =>
      changeTrip(customer, { bookingNumber, ...wanted, agreedTotal: (await plan(wanted)).after.booking.total });
    return { customer, orderId, bookingNumber, total, plan, change };
  }
  /** Requested, quoted at 10 000 kr, accepted and paid. */
  async function bought({ hasLists = true, twoDrivers = false } = {}) {
    const customer = await createCustomer();
    const { companyId, vehicleId } = await createBookableVehicle();
    if (!hasLists) await VehicleCostList.destroy({ where: { companyId } });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    const asking = { trip: aTrip(), message: null, specialRequests: null, companyIds: [companyId], sendKey: randomUUID() }; // prettier-ignore
    const { number } = await requestQuotes(customer, asking);
    const [asked] = (await seeQuoteRequest(customer, number)).companies;
    const quote = { vehicleIds: [vehicleId], operatorPrice: QUOTED, message: null, twoDrivers };
    const { quoteId } = await makeQuote(operator, asked!.id, quote);
    return { ...(await paid(customer, quoteId, vehicleId)), operator };
  }
  const lineKinds = async (orderId: number) => {
    const booking = (await Booking.findOne({ where: { orderId } }))!;
    const lines = await BookingPriceLine.findAll({ where: { bookingId: booking.id }, order: ['position'] });
    return lines.map(({ kind }) => kind);
  };

  it('keeps its price on the same route at another time, and a small change of it takes effect at once', async () => {
    const trip = await bought();
    const planned = await trip.plan(inMinutes(30));
    expect(planned).toMatchObject({ difference: 0, reasons: [] });
    expect(await trip.change(inMinutes(30))).toBe('applied');
    const order = (await Order.findByPk(trip.orderId))!;
    expect(order).toMatchObject({ departureAt: inMinutes(30).departure, total: trip.total, operatorPrice: QUOTED });
    expect(await lineKinds(trip.orderId)).toEqual(['agreed', 'commission', 'tax']);
    expect(await paidOf(trip.orderId)).toBe(trip.total);
  });

  it('becomes dearer in proportion to the lists, and the difference is paid once the company has accepted', async () => {
    const trip = await bought();
    const { before, after, reasons } = await trip.plan(farther());
    expect(reasons).toContain('distance');
    const part = after.booking.operatorPrice / before.booking.operatorPrice;
    expect(part).toBeGreaterThan(1);
    // The list prices of both routes, for a trip sold from the lists.
    const listed = await world.paid();
    const ofLists = (await Booking.findOne({ where: { orderId: listed.orderId } }))!;
    const onLists = await planChange(listed.buyer, ofLists.number, farther());
    expect(part).toBeCloseTo(onLists.after.booking.operatorPrice / onLists.before.booking.operatorPrice, 4);

    expect(await trip.change(farther())).toBe('proposed');
    await acceptChange(trip.operator, trip.bookingNumber);
    await payChange(trip.customer, trip.bookingNumber);
    const payment = (await Payment.findOne({ where: { orderId: trip.orderId }, order: [['id', 'DESC']] }))!;
    expect(payment.amount).toBe(after.booking.total - trip.total);
    await world.press(payment.sessionId!, 'pay');
    await settleCheckout(payment.sessionId!);
    expect(await Order.findByPk(trip.orderId)).toMatchObject({ total: after.booking.total });
    expect(await lineKinds(trip.orderId)).toEqual(['agreed', 'commission', 'tax']);
  });

  it('stays at its price where no list gives another, and then the company always has to accept', async () => {
    const trip = await bought({ hasLists: false });
    expect(await trip.plan(inMinutes(15))).toMatchObject({ difference: 0, reasons: ['ownPrice'] });
    expect(await trip.change(inMinutes(15))).toBe('proposed');
    await acceptChange(trip.operator, trip.bookingNumber);
    expect(await Order.findByPk(trip.orderId)).toMatchObject({
      departureAt: inMinutes(15).departure,
      total: trip.total,
    });
  });

  it('keeps the second driver that it was quoted with', async () => {
    const trip = await bought({ twoDrivers: true });
    const { after, difference } = await trip.plan(inMinutes(20));
    expect(after.booking.drivers).toBe(2);
    expect(difference).toBe(0);
  });

  it('keeps what an administrator has left of the commission', async () => {
    const [admin, customer] = [await createUser({ roles: ['SYSTEM_ADMIN'] }), await createCustomer()];
    const { vehicleId } = await createBookableVehicle();
    const { offer } = await findOffer(aTrip(), vehicleId);
    const { operatorPrice, customerPrice } = offer.buses[0]!;
    const sale = { customerId: customer.customerId, offer: sealOffer(offer), customerPrice: customerPrice - 10_000, expiryHours: 24, language: 'sv' as const, message: null, sendKey: randomUUID() }; // prettier-ignore
    const { number } = await sellQuote(admin, sale);
    const [quote] = (await quotesOfRequest(customer, number)).quotes;
    const trip = await paid(customer, quote!.id, vehicleId);
    const { after, difference } = await trip.plan(inMinutes(10));
    expect(difference).toBe(0);
    expect(after.booking).toMatchObject({ operatorPrice, customerPrice: customerPrice - 10_000 });
    expect(await trip.change(inMinutes(10))).toBe('applied');
  });

  it('refuses what no bus of the company can drive in time', async () => {
    const trip = await bought();
    const soon = wish({ departure: new Date(Date.now() + 2 * HOUR) });
    await expect(trip.plan(soon)).rejects.toMatchObject({ key: 'booking.changeTooLate' });
  });
});
