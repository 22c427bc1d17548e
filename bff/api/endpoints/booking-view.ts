import { z } from 'zod';
import type { BookingDetails, OrderDetails, OrderSummary } from '@bff/domain/bookings';
import { amount, iso, isoOrNull, time } from './fields';

const bus = z.object({
  number: z.string(),
  status: z.string(),
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
  cancellation: z.array(z.object({ hours: z.int(), basisPoints: z.int() })),
});

/** An order with its buses, as its customer sees it; the operator's price is not in it. */
export const bookingView = z.object({
  number: z.string(),
  tripType: z.enum(['one-way', 'round-trip', 'day-trip']),
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
  company: z.object({ name: z.string(), contactEmail: z.string(), contactPhone: z.string() }),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  comment: z.string().nullable(),
  specialRequests: z.string().nullable(),
  stops: z.array(
    z.object({
      name: z.string(),
      street: z.string().nullable(),
      stopType: z.enum(['pickUp', 'dropOff', 'both']),
      country: z.string(),
      lat: z.number(),
      lon: z.number(),
      arrival: time.nullable(),
      departure: time.nullable(),
    }),
  ),
  bookings: z.array(bus),
  payments: z.array(
    z.object({
      status: z.string(),
      amount,
      capturedAmount: amount,
      refundedAmount: amount,
      succeededAt: time.nullable(),
    }),
  ),
  refunds: z.array(z.object({ amount, status: z.string(), completedAt: time.nullable() })),
});

const busOf = (booking: BookingDetails): z.input<typeof bus> => ({
  ...booking,
  pickupAt: iso(booking.pickupAt),
  canceledAt: isoOrNull(booking.canceledAt),
  cancellation: booking.tiers,
});

/** The schema lists what leaves; the rest of an order stays here. */
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

export const bookingSummary = z.object({
  number: z.string(),
  bookingNumber: z.string(),
  status: z.string(),
  departure: time,
  return: time.nullable(),
  from: z.string(),
  to: z.string(),
  buses: z.int(),
  passengers: z.int(),
  companyName: z.string(),
  total: amount,
  holdExpiresAt: time.nullable(),
});

export const toBookingSummary = (order: OrderSummary): z.input<typeof bookingSummary> => ({
  ...order,
  departure: iso(order.departure),
  return: isoOrNull(order.return),
  holdExpiresAt: isoOrNull(order.holdExpiresAt),
});

export const cancellationView = z.object({
  fee: amount,
  refund: amount,
  bookings: z.array(z.object({ number: z.string(), total: amount, fee: amount, refund: amount })),
});
