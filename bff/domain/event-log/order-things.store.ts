import {
  Booking,
  BookingChange,
  BookingChoice,
  Deviation,
  Journey,
  Payment,
  Quote,
  QuoteRequestCompany,
  Refund,
} from '@db/models';
import { BY_BOOKING } from './subject-names.store';

/** A thing in the log, by its kind and id. */
export interface EventThing {
  entity: string;
  entityId: number;
}

/** Those of one kind. */
export const things = (entity: string, rows: readonly { id: number }[]): EventThing[] =>
  rows.map(({ id: entityId }) => ({ entity, entityId }));

/** Bookings with their journeys, changes, choices and deviations. */
export async function bookingThings(bookings: readonly { id: number }[]): Promise<EventThing[]> {
  if (bookings.length === 0) return [];
  const within = { attributes: ['id'], where: { bookingId: bookings.map(({ id }) => id) } };
  const [journeys, changes, choices] = await Promise.all([
    Journey.findAll(within),
    BookingChange.findAll(within),
    BookingChoice.findAll(within),
  ]);
  const deviations = await Deviation.findAll({
    attributes: ['id'],
    where: { journeyId: journeys.map(({ id }) => id) },
  });
  return [
    ...BY_BOOKING.flatMap((entity) => things(entity, bookings)),
    ...things('journey', journeys),
    ...things('bookingChange', changes),
    ...things('choice', choices),
    ...things('deviation', deviations),
  ];
}

/** What each company was asked, and its quotes. */
export async function requestThings(quoteRequestId: number): Promise<EventThing[]> {
  const within = { attributes: ['id'], where: { quoteRequestId } };
  const [asked, quotes] = await Promise.all([QuoteRequestCompany.findAll(within), Quote.findAll(within)]);
  return [...things('quoteRequest', asked), ...things('quote', quotes)];
}

/** Orders with all that belongs to them. */
export async function orderThings(orders: readonly { id: number }[]): Promise<EventThing[]> {
  if (orders.length === 0) return [];
  const within = { attributes: ['id'], where: { orderId: orders.map(({ id }) => id) } };
  const [bookings, payments] = await Promise.all([Booking.findAll(within), Payment.findAll(within)]);
  const refunds = await Refund.findAll({ attributes: ['id'], where: { paymentId: payments.map(({ id }) => id) } });
  return [
    ...things('order', orders),
    ...(await bookingThings(bookings)),
    ...things('payment', payments),
    ...things('paymentCheck', payments),
    ...things('refund', refunds),
  ];
}
