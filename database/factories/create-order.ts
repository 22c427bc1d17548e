import type { CreationAttributes } from 'sequelize';
import { Booking, Journey, Occupancy, Order, OrderStop } from '../models';
import { createCustomer } from './create-user';
import { type BookableVehicle, createBookableVehicle } from './create-vehicle';
import { next, numberFor } from './numbers';

const HOUR = 3_600_000;

interface NewOrder {
  bus?: BookableVehicle;
  customer?: { userId: number; customerId: number };
  /** The departure; a day trip of ten hours follows. */
  departure?: Date;
  order?: Partial<CreationAttributes<Order>>;
  booking?: Partial<CreationAttributes<Booking>>;
}

export interface CreatedOrder {
  order: Order;
  booking: Booking;
  occupancy: Occupancy | null;
}

/**
 * A day trip Uppsala–Gävle with one bus, as rows: 10,000 kr to the operator, 11,000 to the customer, 660 tax. Booked by default; another
 * status may be given. It writes no payment, ledger or event: tests of those write their own.
 */
export async function createOrder(given: NewOrder = {}): Promise<CreatedOrder> {
  const bus = given.bus ?? (await createBookableVehicle());
  const customer = given.customer ?? (await createCustomer());
  const departure = given.departure ?? new Date('2027-03-10T07:00:00Z');
  const back = new Date(departure.getTime() + 10 * HOUR);
  const price = { operatorPrice: 1_000_000, customerPrice: 1_100_000, tax: 66_000, total: 1_166_000 };
  const order = await Order.create({
    number: numberFor(next()),
    customerId: customer.customerId,
    userId: customer.userId,
    companyId: bus.companyId,
    customerType: 'PRIVATE',
    language: 'sv',
    tripType: 'day-trip',
    departureAt: departure,
    returnAt: back,
    adults: 40,
    countries: 'SE',
    ...price,
    contactName: 'Anna Test',
    contactEmail: 'anna@test.invalid',
    contactPhone: '+46701740605',
    termsAcceptedAt: departure,
    paymentMethod: 'card',
    firstHeldAt: new Date(departure.getTime() - 240 * HOUR),
    ...given.order,
  });
  const stop = { orderId: order.id, countryCode: 'SE', stopType: 'both' } as const;
  await OrderStop.bulkCreate([
    { ...stop, position: 0, name: 'Uppsala', lat: 59.8586, lon: 17.6389, departureAt: departure },
    {
      ...stop,
      position: 1,
      name: 'Gävle',
      lat: 60.6749,
      lon: 17.1413,
      arrivalAt: new Date(departure.getTime() + 1.5 * HOUR),
    },
  ]);
  const canceled = { canceledAt: departure, canceledBy: 'customer', cancellationFee: 0 } as const;
  const booking = await Booking.create({
    number: numberFor(next()),
    orderId: order.id,
    vehicleId: bus.vehicleId,
    companyId: bus.companyId,
    status: 'booked',
    passengers: 40,
    departureAt: departure,
    returnAt: back,
    pickupAt: departure,
    plannedStartAt: new Date(departure.getTime() - HOUR),
    plannedEndAt: new Date(back.getTime() + 2 * HOUR),
    startLat: 59.8586,
    startLon: 17.6389,
    totalMetres: 220_000,
    passengerMetres: 210_000,
    ...price,
    commissionBasisPoints: 1_000,
    taxBasisPoints: 600,
    vehicleCostListId: bus.vehicleCostListId,
    drivingCostListId: bus.drivingCostListId,
    driverCostListId: bus.driverCostListId,
    ...(given.booking?.status === 'canceled' ? canceled : {}),
    ...given.booking,
  });
  await Journey.create({ number: numberFor(next()), bookingId: booking.id });
  return { order, booking, occupancy: await occupy(booking) };
}

/** The occupancy for the booking's status: none if canceled, expiring while held. */
async function occupy(booking: Booking): Promise<Occupancy | null> {
  if (booking.status === 'canceled') return null;
  const isHeld = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized', 'paymentFailed'].includes(
    booking.status,
  );
  return Occupancy.create({
    vehicleId: booking.vehicleId,
    bookingId: booking.id,
    startsAt: booking.plannedStartAt,
    endsAt: new Date(booking.plannedEndAt.getTime() + HOUR / 2),
    kind: isHeld ? 'preliminaryBooked' : 'booked',
    expiresAt: isHeld ? new Date(Date.now() + HOUR / 3) : null,
  });
}
