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
      'Books an offer. Its buses are held for the customer until `holdExpiresAt`. Fill in the details with `completeBooking`, then open the payment page with `startPayment`.',
    tag: 'bookings',
    summary: { sv: 'Reservera bussarna i ett erbjudande', en: 'Reserve the buses of an offer' },
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
    description: 'Lists the purchases of the customer, or of the organisation the caller acts for.',
    tag: 'bookings',
    summary: { sv: 'Egna bokningar', en: 'List own bookings' },
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
      const found = await listOrders(actor.language, {
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
    description: 'Returns a purchase with its trip, buses, payments and refunds.',
    tag: 'bookings',
    summary: { sv: 'En bokning med sina bussar', en: 'Get a booking with its buses' },
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
      'Sets the contact person, the exact stops and other details, and accepts the terms. `stops` needs one entry for each stop of the trip. For an organisation that pays by invoice, this call completes the purchase.',
    tag: 'bookings',
    summary: { sv: 'Fyll i bokningens uppgifter', en: 'Fill in the booking details' },
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
      'booking.endsTheOtherWay',
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
      'Starts a payment and returns the address of its page, to be opened in a browser. The booking is confirmed once the payment has succeeded: check it with `getBooking`, or receive a webhook.',
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
      'Returns what it would cost to cancel the whole purchase, or one of its buses, right now. Show the fee to the customer, and send `fee` as `agreedFee` to `cancelBooking`.',
    tag: 'bookings',
    summary: { sv: 'Vad en avbokning kostar nu', en: 'Get the current cancellation fee' },
    auth: 'bearer',
    policy: anyUser,
    params: byNumber,
    query: z.strictObject({ bookingNumber: z.string().max(40).optional() }),
    output: cancellationView,
    errors: [
      'booking.notFound',
      'booking.cannotCancelCanceled',
      'booking.cannotCancelStarted',
      'booking.cannotCancelDriven',
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
      'Cancels the whole purchase, or one of its buses. The fee depends on the time left until departure; the rest is refunded. If `agreedFee` is sent, the call is refused when the fee has become higher.',
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
      'booking.cannotCancelDriven',
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
