import { z } from 'zod';
import {
  bookingPolicy,
  cancellationTerms,
  cancelOrder,
  completeReservation,
  holdOffer,
  listOrders,
  ownOrders,
  seeOrder,
  startPayment,
} from '@bff/domain/bookings';
import { bodiesOf } from '#fields/kinds';
import {
  reservation as reservationFields,
  reservationHome,
  reservationStop,
  reservationUnit,
} from '#fields/reservation';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { endpoint } from '../endpoint/endpoint';
import { bookingSummary, bookingView, cancellationView, toBookingSummary, toBookingView } from './booking-view';
import { listQuery, listView } from './fields';
import { named } from '../endpoint/named';

const byNumber = z.strictObject({ number: z.string().max(40) });
/** The verb checks whose booking it is. */
const anyUser = () => true;
const mayBook = ({ actor }: { actor: UserActor }) => bookingPolicy.create(actor);

const reservation = named(
  'BookingDetails',
  z
    .strictObject({
      ...bodiesOf(reservationFields),
      /** The unit, if an organisation buys. */
      unitId: z.optional(reservationUnit.unitId.body),
      /** One for each stop of the trip, in order. */
      stops: z
        .array(
          named('BookingStopDetails', z.strictObject({ ...bodiesOf(reservationStop), ...bodiesOf(reservationHome) })),
        )
        .max(20),
      terms: z.literal(true),
    })
    .refine(({ adults, children }) => adults + children > 0, { path: ['adults'], message: 'at least one passenger' }),
);

const see = async (actor: UserActor, number: string) => toBookingView(await seeOrder(actor, number));

export const bookingEndpoints = [
  endpoint({
    method: 'POST',
    path: '/bookings',
    operationId: 'createBooking',
    description:
      'Takes an offer over: its buses are held for the customer until `holdExpiresAt`. Fill in the details with `completeBooking`, then open the payment page with `startPayment`.',
    tag: 'bookings',
    summary: { sv: 'Håll bussarna i ett erbjudande', en: 'Hold the buses of an offer' },
    auth: 'bearer',
    policy: mayBook,
    idempotent: true,
    status: 201,
    input: named('NewBooking', z.strictObject({ offer: z.string().min(1).max(20_000) })),
    output: bookingView,
    errors: [
      'booking.offerInvalid',
      'booking.offerExpired',
      'booking.quoteOnly',
      'booking.occupied',
      'booking.startTooFar',
      'booking.tripTooLong',
      'booking.cannotBookNow',
      'booking.tooManyHolds',
      'booking.noRoute',
      'route.unavailable',
      'customer.notFound',
      'user.awaitsDeletion',
      'dealOrganisation.noCard',
      'dealUnit.noneToBuyFor',
    ],
    handle: async ({ caller: { actor }, input }) => {
      const { orderNumber } = await holdOffer(actor, input.offer);
      return see(actor, orderNumber);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/bookings',
    operationId: 'listBookings',
    description: 'The purchases of the customer, or of the organisation that the caller acts for, one row each.',
    tag: 'bookings',
    summary: { sv: 'Egna bokningar', en: 'Own bookings' },
    auth: 'bearer',
    policy: mayBook,
    query: z.strictObject({
      when: z.enum(['upcoming', 'past', 'canceled']).default('upcoming'),
      text: z.string().trim().max(120).default(''),
      ...listQuery(['departure', 'total']),
    }),
    output: named('BookingList', z.object({ bookings: z.array(bookingSummary), ...listView })),
    errors: [],
    handle: async ({ caller: { actor }, query }) => {
      const of = ownOrders(actor);
      must(of, 'auth.noPermission');
      const { page, pageSize, order, ...asked } = query;
      const found = await listOrders({
        ...asked,
        descending: order === 'desc',
        page,
        pageSize,
        of,
      });
      return { bookings: found.rows.map(toBookingSummary), total: found.total, page, pageSize };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/bookings/:number',
    operationId: 'getBooking',
    description: 'A whole purchase: its trip, its buses, what has been paid and what has been refunded.',
    tag: 'bookings',
    summary: { sv: 'En bokning med sina bussar', en: 'A booking with its buses' },
    auth: 'bearer',
    policy: anyUser,
    params: byNumber,
    output: bookingView,
    errors: ['booking.notFound'],
    handle: ({ caller: { actor }, params }) => see(actor, params.number),
  }),
  endpoint({
    method: 'PUT',
    path: '/bookings/:number',
    operationId: 'completeBooking',
    description:
      'Says who travels, whom to call and where exactly to stop, and accepts the terms. Needs one entry in `stops` for each stop of the trip. An organisation that pays by invoice buys by this call.',
    tag: 'bookings',
    summary: { sv: 'Fyll i bokningens uppgifter', en: 'Fill in the details of the booking' },
    auth: 'bearer',
    policy: anyUser,
    params: byNumber,
    input: reservation,
    output: bookingView,
    errors: [
      'booking.notFound',
      'booking.alreadyConfirmed',
      'booking.notActive',
      'booking.holdExpired',
      'booking.passengersExceedSeats',
      'booking.stopsMismatch',
      'booking.noWayHomeHere',
      'booking.unitRequired',
      'dealUnit.notFound',
      'payment.unavailable',
    ],
    handle: async ({ caller: { actor }, params, input }) => {
      const { terms: _accepted, comment, specialRequests, ...details } = input;
      await completeReservation(actor, params.number, {
        ...details,
        stops: input.stops.map((stop) => ({ ...stop, homeStreet: stop.homeStreet || null })),
        comment: comment || null,
        specialRequests: specialRequests || null,
      });
      return see(actor, params.number);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/:number/payment',
    operationId: 'startPayment',
    description:
      'Opens a payment and answers the address of its page, to be opened in a browser. The booking is confirmed when the payment has gone through: read it with `getBooking`, or have a webhook.',
    tag: 'bookings',
    summary: { sv: 'Öppna betalsidan', en: 'Open the payment page' },
    auth: 'bearer',
    policy: anyUser,
    idempotent: true,
    status: 201,
    params: byNumber,
    output: named('PaymentPage', z.object({ url: z.url() })),
    errors: [
      'booking.notFound',
      'booking.alreadyConfirmed',
      'booking.notActive',
      'booking.holdExpired',
      'booking.detailsMissing',
      'payment.cardOff',
      'payment.stillOpen',
      'payment.closed',
      'payment.unavailable',
    ],
    handle: ({ caller: { actor }, params }) => startPayment(actor, params.number),
  }),
  endpoint({
    method: 'GET',
    path: '/bookings/:number/cancellation',
    operationId: 'getCancellationTerms',
    description:
      'What a cancellation would cost at this moment, for the whole purchase or one of its buses. Show it, and send `fee` as `agreedFee` to `cancelBooking`.',
    tag: 'bookings',
    summary: { sv: 'Vad en avbokning kostar nu', en: 'What cancelling costs now' },
    auth: 'bearer',
    policy: anyUser,
    params: byNumber,
    query: z.strictObject({ bookingNumber: z.string().max(40).optional() }),
    output: cancellationView,
    errors: [
      'booking.notFound',
      'booking.cannotCancelCanceled',
      'booking.cannotCancelStarted',
      'booking.cannotCancelRemainder',
    ],
    handle: ({ caller: { actor }, params, query }) =>
      cancellationTerms(actor, requestOf(params.number, query.bookingNumber)),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/:number/cancel',
    operationId: 'cancelBooking',
    description:
      'Cancels the whole purchase, or one of its buses. The fee depends on how soon the trip leaves; the rest is refunded. With `agreedFee` a higher fee than the one that was shown is refused.',
    tag: 'bookings',
    summary: { sv: 'Avboka hela köpet eller en av bussarna', en: 'Cancel the whole purchase or one of its buses' },
    auth: 'bearer',
    policy: anyUser,
    idempotent: true,
    params: byNumber,
    input: named(
      'CancellationRequest',
      z.strictObject({
        /** Only this bus of the order. */
        bookingNumber: z.string().max(40).optional(),
        reason: z.string().trim().max(1_000).optional(),
        /** The fee shown to the customer, in öre; a higher one is refused. */
        agreedFee: z.int().min(0).optional(),
      }),
    ),
    output: cancellationView,
    errors: [
      'booking.notFound',
      'booking.cannotCancelCanceled',
      'booking.cannotCancelStarted',
      'booking.cannotCancelRemainder',
      'booking.feeChanged',
      'payment.unavailable',
    ],
    handle: ({ caller: { actor }, params, input }) =>
      cancelOrder(actor, {
        ...requestOf(params.number, input.bookingNumber),
        ...(input.reason ? { reason: input.reason } : {}),
        ...(input.agreedFee === undefined ? {} : { agreedFee: input.agreedFee }),
      }),
  }),
];

const requestOf = (orderNumber: string, bookingNumber: string | undefined) => ({
  orderNumber,
  ...(bookingNumber === undefined ? {} : { bookingNumber }),
});
