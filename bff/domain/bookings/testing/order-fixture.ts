import { postCapture } from '@bff/domain/payments/ledger';
import { system, type UserActor } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createCustomer, createOrder, createUser, createVehicle } from '@db/factories';
import { next, numberFor } from '@db/factories/numbers';
import { execute } from '@db/query';
import { type BookingStatus, isConfirmed, isHolding } from '../booking-states';
import { issueOrderReceipt } from '../order-receipt';

export interface OrderFixtureOptions {
  /** Of all bookings. Default booked. */
  status?: BookingStatus;
  /** One bus each. Default one with 50. */
  seats?: readonly number[];
  /** Default 40. */
  adults?: number;
  /** Default in ten days by the product's clock; the day trip takes ten hours. */
  departure?: Date;
  /** The frozen terms. Default 10 % within a week, half within three days, all within a day. */
  tiers?: readonly { hours: number; basisPoints: number }[];
  /** Captured money in the ledger. Default by status: booked and started are paid. */
  paid?: boolean;
  customer?: UserActor & { customerId: number };
}

export interface OrderFixture {
  orderId: number;
  orderNumber: string;
  /** In öre, over all buses: 1,166,000 each. */
  total: number;
  departure: Date;
  customer: UserActor & { customerId: number };
  /** A company admin of the operator. */
  operator: UserActor;
  companyId: number;
  bookings: { id: number; number: string; vehicleId: number; total: number }[];
  /** The succeeded payment, if paid. */
  paymentId: number | null;
}

/** How a booking reaches a status, by the transition table. */
const WAY_TO_PAYMENT = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized'] as const;
const WAYS: Record<BookingStatus, readonly BookingStatus[]> = {
  preliminaryBooked: ['preliminaryBooked'],
  waitingForPayment: ['preliminaryBooked', 'waitingForPayment'],
  paymentInitialized: WAY_TO_PAYMENT,
  paymentFailed: [...WAY_TO_PAYMENT, 'paymentFailed'],
  paymentSucceeded: [...WAY_TO_PAYMENT, 'paymentSucceeded'],
  booked: [...WAY_TO_PAYMENT, 'paymentSucceeded', 'booked'],
  purchased: ['preliminaryBooked', 'purchased'],
  started: [...WAY_TO_PAYMENT, 'paymentSucceeded', 'booked', 'started'],
  canceled: ['preliminaryBooked', 'canceled'],
};

const TIERS = [
  { hours: 168, basisPoints: 1_000 },
  { hours: 72, basisPoints: 5_000 },
  { hours: 24, basisPoints: 10_000 },
];
const PRICE = { operatorPrice: 1_000_000, customerPrice: 1_100_000, tax: 66_000, total: 1_166_000 };
/** They sum to the total. */
const LINES = [
  { kind: 'vehicleTime', quantity: 36_000, unit: 's', rate: 50_000, amount: 500_000 },
  { kind: 'distance', quantity: 200_000, unit: 'm', rate: 1_500, amount: 300_000 },
  { kind: 'driverTime', quantity: 28_800, unit: 's', rate: 25_000, amount: 200_000 },
  { kind: 'commission', quantity: 1_000, unit: 'basisPoints', rate: 1_000_000, amount: 100_000 },
  { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 1_100_000, amount: 66_000 },
];

/**
 * A day trip Uppsala–Gävle of one operator with everything that belongs to it: stops, bookings with frozen lines, terms and timeline,
 * journeys, occupancies, event log and, when paid, a succeeded payment with its posting. It keeps the invariants.
 */
export async function orderFixture(options: OrderFixtureOptions = {}): Promise<OrderFixture> {
  const { status = 'booked', seats = [50], adults = 40, tiers = TIERS } = options;
  const now = clock.now();
  const departure = options.departure ?? new Date(now.getTime() + 10 * DAY);
  const customer = options.customer ?? (await createCustomer());
  const bus = await createBookableVehicle({ vehicle: { seats: seats[0] ?? 50 } });
  const buses = seats.length;
  const isHeld = isHolding(status);
  const { order, booking } = await createOrder({
    bus,
    customer,
    departure,
    order: {
      adults,
      operatorPrice: PRICE.operatorPrice * buses,
      customerPrice: PRICE.customerPrice * buses,
      tax: PRICE.tax * buses,
      total: PRICE.total * buses,
      firstHeldAt: isHeld ? now : new Date(Math.min(now.getTime(), departure.getTime()) - 2 * DAY),
      holdExpiresAt: isHeld ? new Date(now.getTime() + 20 * MINUTE) : null,
    },
    booking: { status, passengers: Math.ceil(adults / buses) },
  });
  const bookings = [{ id: booking.id, number: booking.number, vehicleId: bus.vehicleId, total: PRICE.total }];
  for (const seatsOfBus of seats.slice(1)) {
    const { id: vehicleId } = await createVehicle(bus.companyId, bus.depotId, { seats: seatsOfBus });
    bookings.push({ ...(await copyBooking(booking.id, vehicleId)), vehicleId, total: PRICE.total });
  }
  for (const { id } of bookings) {
    await writeLines(id);
    await writeTiers(id, tiers);
    await writeTimeline(id, departure);
    await logAll('booking', id, WAYS[status]);
  }
  const isPaid = options.paid ?? (isConfirmed(status) && status !== 'purchased');
  const paymentId = isPaid ? await pay(order.id, PRICE.total * buses) : null;
  if (isPaid) await issueOrderReceipt(order.number);
  return {
    orderId: order.id,
    orderNumber: order.number,
    total: PRICE.total * buses,
    departure,
    customer,
    operator: await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId }),
    companyId: bus.companyId,
    bookings,
    paymentId,
  };
}

/** Adds another bus to the order: the same booking with another vehicle, journey and occupancy. */
async function copyBooking(bookingId: number, vehicleId: number): Promise<{ id: number; number: string }> {
  const number = numberFor(next());
  const columns = `order_id, company_id, status, passengers, wheelchairs, departure_at, return_at, pickup_at, planned_start_at, planned_end_at,
    start_lat, start_lon, total_metres, passenger_metres, operator_price, commission_basis_points, surcharge_fee, customer_price,
    tax_basis_points, tax, total, vehicle_cost_list_id, driving_cost_list_id, driver_cost_list_id, canceled_at, canceled_by, cancellation_fee`;
  const { insertId: id } = await execute(
    `INSERT INTO bookings (number, vehicle_id, ${columns}, created_at, updated_at)
     SELECT :number, :vehicleId, ${columns}, created_at, updated_at FROM bookings WHERE id = :bookingId`,
    { number, vehicleId, bookingId },
  );
  await execute(
    `INSERT INTO occupancies (vehicle_id, booking_id, starts_at, ends_at, kind, expires_at)
     SELECT :vehicleId, :id, starts_at, ends_at, kind, expires_at FROM occupancies WHERE booking_id = :bookingId`,
    { vehicleId, id, bookingId },
  );
  await execute('INSERT INTO journeys (number, booking_id) VALUES (:number, :id)', { number: numberFor(next()), id });
  return { id, number };
}

async function writeLines(bookingId: number): Promise<void> {
  for (const [position, line] of LINES.entries()) {
    await execute(
      `INSERT INTO booking_price_lines (booking_id, position, kind, quantity, unit, rate, amount)
       VALUES (:bookingId, :position, :kind, :quantity, :unit, :rate, :amount)`,
      { bookingId, position, ...line },
    );
  }
}

async function writeTiers(bookingId: number, tiers: NonNullable<OrderFixtureOptions['tiers']>): Promise<void> {
  for (const tier of tiers) {
    await execute(
      'INSERT INTO booking_cancellation_tiers (booking_id, hours, basis_points) VALUES (:bookingId, :hours, :basisPoints)',
      { bookingId, ...tier },
    );
  }
}

async function writeTimeline(bookingId: number, departure: Date): Promise<void> {
  const ends = [
    ['driveEmpty', -0.25, 20_000],
    ['load', 0, 0],
    ['drive', 1.5, 105_000],
    ['wait', 10, 0],
    ['drive', 11.5, 105_000],
    ['driveEmpty', 12, 20_000],
  ] as const;
  let from = departure.getTime() - HOUR;
  for (const [position, [kind, hours, metres]] of ends.entries()) {
    const to = departure.getTime() + hours * HOUR;
    await execute(
      `INSERT INTO booking_segments (booking_id, position, kind, starts_at, ends_at, metres)
       VALUES (:bookingId, :position, :kind, :start, :end, :metres)`,
      { bookingId, position, kind, start: new Date(from), end: new Date(to), metres },
    );
    from = to;
  }
}

async function logAll(entity: string, entityId: number, states: readonly string[]): Promise<void> {
  let from: string | null = null;
  for (const to of states) {
    await logTransition({ entity, entityId, from, to, by: system('fixture') });
    from = to;
  }
}

async function pay(orderId: number, amount: number): Promise<number> {
  const { insertId } = await execute(
    `INSERT INTO payments (order_id, status, amount, currency, captured_amount, session_id, payment_intent_id, idempotency_key, card_brand,
       card_last4, succeeded_at)
     VALUES (:orderId, 'succeeded', :amount, 'SEK', :amount, :session, :intent, :key, 'visa', '4242', :at)`,
    {
      orderId,
      amount,
      session: `cs_test_${orderId}`,
      intent: `pi_test_${orderId}`,
      key: `payment-${orderId}`,
      at: clock.now(),
    },
  );
  await logAll('payment', insertId, ['created', 'open', 'succeeded']);
  await postCapture(insertId, { amount, orderId });
  return insertId;
}
