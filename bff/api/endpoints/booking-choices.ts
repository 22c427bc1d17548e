import { z } from 'zod';
import { bookingPolicy, replacementBuses, seeBooking, settleChoice } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { choiceStates } from '@states/choice-states';
import { endpoint } from '../endpoint/endpoint';
import { amount, iso, time } from './fields';
import { named } from '../endpoint/named';

const byNumber = z.strictObject({ number: z.string().max(40) });
const bookingNumber = z.string().max(40);
const MOST_SHOWN = 100;

const choiceView = named(
  'ReplacementChoice',
  z.object({
    bookingNumber: z.string(),
    status: named('ChoiceStatus', z.enum(choiceStates.states as ['waiting', 'refunded', 'moved'])),
    amount,
    deadline: time,
    /** The replacing booking, once another bus is taken. */
    newBookingNumber: z.string().nullable(),
    /** Free now at the agreed price: the same operator's first, then the cheapest for us. */
    buses: z.array(
      named(
        'ReplacementBus',
        z.object({
          vehicleId: z.int(),
          companyName: z.string(),
          isOwn: z.boolean(),
          busType: z.string(),
          model: z.string(),
          seats: z.int(),
          startMetres: z.number(),
          emissionsGrams: z.number(),
        }),
      ),
    ),
  }),
);

async function see(actor: UserActor, orderNumber: string, number: string): Promise<z.input<typeof choiceView>> {
  const { order, booking } = await seeBooking(actor, number);
  must(order.number === orderNumber && booking.choice, 'booking.notFound');
  must(bookingPolicy.choose(actor, order), 'auth.noPermission');
  const { status, amount, deadline, newBookingNumber } = booking.choice;
  const buses = status === 'waiting' ? await replacementBuses(order, booking) : [];
  return {
    bookingNumber: number,
    status,
    amount,
    newBookingNumber,
    deadline: iso(deadline),
    buses: buses.slice(0, MOST_SHOWN),
  };
}

export const bookingChoiceEndpoints = [
  endpoint({
    method: 'GET',
    path: '/bookings/:number/choice',
    operationId: 'getReplacementChoice',
    description:
      'After a bus company has cancelled a bus, the customer can choose until the deadline between a refund and another bus at the agreed price. This returns the options.',
    tag: 'bookings',
    summary: {
      sv: 'Vad kunden kan välja när bussbolaget har ställt in',
      en: 'Get the customer’s options after the bus company has cancelled',
    },
    auth: 'bearer',
    // The verb checks whose booking it is.
    policy: () => true,
    params: byNumber,
    query: z.strictObject({ bookingNumber }),
    output: choiceView,
    errors: ['booking.notFound'],
    handle: ({ caller: { actor }, params, query }) => see(actor, params.number, query.bookingNumber),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/:number/choice',
    operationId: 'settleReplacementChoice',
    description:
      'Chooses the refund, or one of the buses returned by `getReplacementChoice` as a replacement for the cancelled one.',
    tag: 'bookings',
    summary: {
      sv: 'Välj pengarna tillbaka eller en annan buss till samma pris',
      en: 'Choose a refund or another bus at the same price',
    },
    auth: 'bearer',
    policy: () => true,
    idempotent: true,
    params: byNumber,
    input: named(
      'ReplacementDecision',
      z.strictObject({
        bookingNumber,
        wanted: z.union([z.literal('refund'), named('ChosenBus', z.strictObject({ vehicleId: z.int().min(1) }))]),
      }),
    ),
    output: choiceView,
    errors: [
      'booking.notFound',
      'booking.choiceOver',
      'booking.occupied',
      'booking.startTooFar',
      'booking.cannotBookNow',
      'booking.tripTooLong',
      'booking.noRoute',
      'route.unavailable',
    ],
    handle: async ({ caller: { actor }, params, input }) => {
      // A booking of another order is not found.
      await see(actor, params.number, input.bookingNumber);
      await settleChoice(actor, input);
      return see(actor, params.number, input.bookingNumber);
    },
  }),
];
