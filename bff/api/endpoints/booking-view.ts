import { z } from 'zod';
import { bookingStates } from '@states/booking-states';
import { paymentStates, refundStates } from '@states/payment-states';
import type { BookingDetails, OrderDetails, OrderSummary } from '@bff/domain/bookings';
import { amount, iso, isoOrNull, stopType, time, tripType } from './fields';
import { named } from '../endpoint/named';

/** Of a bus; also used for the progress of a purchase. */
export const bookingStatus = named('BookingStatus', z.enum(bookingStates.states));
export const cancellationTier = named('CancellationTier', z.object({ hours: z.int(), basisPoints: z.int() }));

/** Of an organisation that buys. */
const boughtFor = named('BookingUnit', z.object({ id: z.int(), name: z.string(), costCenter: z.string() }));

const paymentStatus = named('PaymentStatus', z.enum(paymentStates.states));
const refundStatus = named('RefundStatus', z.enum(refundStates.states));

const bus = named(
  'BookedBus',
  z.object({
    number: z.string(),
    status: bookingStatus,
    passengers: z.int(),
    pickupAt: time,
    busType: z.string(),
    model: z.string(),
    seats: z.int(),
    drivers: z.int(),
    customerPrice: amount,
    tax: amount,
    total: amount,
    canceledAt: time.nullable(),
    cancellationFee: amount.nullable(),
    cancellation: z.array(cancellationTier),
  }),
);

/** An order with its buses as its customer sees it, without the operator's price. */
export const bookingView = named(
  'Booking',
  z.object({
    number: z.string(),
    tripType,
    departure: time,
    return: time.nullable(),
    adults: z.int(),
    children: z.int(),
    wheelchairs: z.int(),
    customerPrice: amount,
    tax: amount,
    total: amount,
    /** While the buses are held and not paid. */
    holdExpiresAt: time.nullable(),
    termsAcceptedAt: time.nullable(),
    company: named(
      'BookingOperator',
      z.object({ name: z.string(), contactEmail: z.string(), contactPhone: z.string() }),
    ),
    /** Null for a customer's own purchase, or if not chosen yet. */
    unit: boughtFor.nullable(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    comment: z.string().nullable(),
    specialRequests: z.string().nullable(),
    stops: z.array(
      named(
        'BookingStop',
        z.object({
          name: z.string(),
          street: z.string().nullable(),
          homeStreet: z.string().nullable(),
          stopType,
          country: z.string(),
          lat: z.number(),
          lon: z.number(),
          arrival: time.nullable(),
          departure: time.nullable(),
        }),
      ),
    ),
    bookings: z.array(bus),
    payments: z.array(
      named(
        'Payment',
        z.object({
          status: paymentStatus,
          amount,
          capturedAmount: amount,
          refundedAmount: amount,
          succeededAt: time.nullable(),
        }),
      ),
    ),
    refunds: z.array(named('Refund', z.object({ amount, status: refundStatus, completedAt: time.nullable() }))),
  }),
);

const busOf = (booking: BookingDetails): z.input<typeof bus> => ({
  ...booking,
  pickupAt: iso(booking.pickupAt),
  canceledAt: isoOrNull(booking.canceledAt),
  cancellation: booking.tiers,
});

/** Only what the schema lists leaves. */
export const toBookingView = (order: OrderDetails): z.input<typeof bookingView> => ({
  ...order,
  departure: iso(order.departure),
  return: isoOrNull(order.return),
  holdExpiresAt: isoOrNull(order.holdExpiresAt),
  termsAcceptedAt: isoOrNull(order.termsAcceptedAt),
  stops: order.stops.map((stop) => ({
    ...stop,
    arrival: isoOrNull(stop.arrival),
    departure: isoOrNull(stop.departure),
  })),
  bookings: order.bookings.map(busOf),
  payments: order.payments.map((payment) => ({ ...payment, succeededAt: isoOrNull(payment.succeededAt) })),
  refunds: order.refunds.map((refund) => ({ ...refund, completedAt: isoOrNull(refund.completedAt) })),
});

export const bookingSummary = named(
  'BookingSummary',
  z.object({
    number: z.string(),
    bookingNumber: z.string(),
    status: bookingStatus,
    departure: time,
    return: time.nullable(),
    from: z.string(),
    to: z.string(),
    buses: z.int(),
    passengers: z.int(),
    companyName: z.string(),
    unit: boughtFor.nullable(),
    total: amount,
    holdExpiresAt: time.nullable(),
  }),
);

export const toBookingSummary = (order: OrderSummary): z.input<typeof bookingSummary> => ({
  ...order,
  unit: order.boughtFor,
  departure: iso(order.departure),
  return: isoOrNull(order.return),
  holdExpiresAt: isoOrNull(order.holdExpiresAt),
});

export const cancellationView = named(
  'Cancellation',
  z.object({
    fee: amount,
    refund: amount,
    bookings: z.array(
      named('CancellationOfBus', z.object({ number: z.string(), total: amount, fee: amount, refund: amount })),
    ),
  }),
);
