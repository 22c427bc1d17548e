import { execute, select, selectOne } from '@db/query';
import type { ContactInfo } from '../customers';
import type { Actor } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { isNumberText } from '@bff/domain/shared/numbers';
import { announceBooking, bookingEventOf } from './booking-events';
import { bookingStates, type BookingStatus, type CanceledBy, isConfirmed } from './booking-states';

/** What the rules of bookings look at. Amounts in öre. */
export interface BookingRow {
  id: number;
  number: string;
  orderId: number;
  vehicleId: number;
  companyId: number;
  status: BookingStatus;
  passengers: number;
  wheelchairs: number;
  seats: number;
  wheelchairPlaces: number;
  departure: Date;
  pickupAt: Date;
  plannedStart: Date;
  plannedEnd: Date;
  customerPrice: number;
  tax: number;
  total: number;
  canceledBy: CanceledBy | null;
  cancellationFee: number | null;
}

export interface OrderRow {
  id: number;
  number: string;
  customerId: number;
  userId: number;
  companyId: number;
  language: 'sv' | 'en';
  adults: number;
  children: number;
  wheelchairs: number;
  total: number;
  currency: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  termsAcceptedAt: Date | null;
  departure: Date;
  firstHeldAt: Date;
  holdExpiresAt: Date | null;
  /** By the database clock, at the moment of reading. */
  holdIsOver: boolean;
}

/** An order with its bookings, locked or not. */
export interface OrderWithBookings {
  order: OrderRow;
  bookings: BookingRow[];
}

const ORDER_COLUMNS = `id, number, customer_id AS customerId, user_id AS userId, company_id AS companyId, language, adults, children, wheelchairs,
  total, currency, contact_name AS contactName, contact_email AS contactEmail, contact_phone AS contactPhone, terms_accepted_at AS termsAcceptedAt,
  departure_at AS departure, first_held_at AS firstHeldAt, hold_expires_at AS holdExpiresAt,
  hold_expires_at IS NOT NULL AND hold_expires_at <= UTC_TIMESTAMP(3) AS holdIsOver`;
const BOOKING_COLUMNS = `b.id, b.number, b.order_id AS orderId, b.vehicle_id AS vehicleId, b.company_id AS companyId, b.status, b.passengers, b.wheelchairs,
  v.seats, v.wheelchair_places AS wheelchairPlaces, b.departure_at AS departure, b.pickup_at AS pickupAt, b.planned_start_at AS plannedStart,
  b.planned_end_at AS plannedEnd, b.customer_price AS customerPrice, b.tax, b.total, b.canceled_by AS canceledBy, b.cancellation_fee AS cancellationFee`;

async function read(
  where: string,
  value: number | string,
  lock: '' | ' FOR UPDATE',
): Promise<OrderWithBookings | undefined> {
  if (typeof value === 'string' && !isNumberText(value)) return undefined;
  const order = await selectOne<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE ${where} = :value${lock}`, {
    value,
  });
  if (!order) return undefined;
  // Lock order inside an order: itself, then its bookings ascending.
  if (lock) await select('SELECT id FROM bookings WHERE order_id = :id ORDER BY id FOR UPDATE', { id: order.id });
  const bookings = await select<BookingRow>(
    `SELECT ${BOOKING_COLUMNS} FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE b.order_id = :id ORDER BY b.id`,
    { id: order.id },
  );
  return { order: { ...order, holdIsOver: Boolean(order.holdIsOver) }, bookings };
}

const find = (number: string) => read('number', number, '');
const findById = (id: number) => read('id', id, '');
/** Locks the order and its bookings for the rest of the transaction (first in the global lock order). */
const lock = (number: string) => read('number', number, ' FOR UPDATE');
const lockById = (id: number) => read('id', id, ' FOR UPDATE');

/** The number of the order that a booking belongs to. */
async function orderNumberOf(bookingNumber: string): Promise<string | undefined> {
  if (!isNumberText(bookingNumber)) return undefined;
  const row = await selectOne<{ number: string }>(
    'SELECT o.number FROM bookings b JOIN orders o ON o.id = b.order_id WHERE b.number = :bookingNumber',
    { bookingNumber },
  );
  return row?.number;
}

interface Cancellation {
  by: CanceledBy;
  userId: number | null;
  reason: string | null;
  fee: number;
}

/**
 * The only place that sets a booking's status: refuses what the transition table does not allow, writes the event log, and promises to tell
 * integrations. The row it was read from must be locked.
 */
async function move(
  booking: BookingRow,
  to: BookingStatus,
  { actor, reason, cancellation }: { actor: Actor; reason?: string; cancellation?: Cancellation },
): Promise<void> {
  bookingStates.check(booking.status, to);
  await execute(
    `UPDATE bookings SET status = :to, canceled_at = ${cancellation ? 'UTC_TIMESTAMP(3)' : 'NULL'}, canceled_by = :by, canceled_by_user_id = :userId,
       cancel_reason = :reason, cancellation_fee = :fee, updated_at = UTC_TIMESTAMP(3) WHERE id = :id AND status = :from`,
    {
      id: booking.id,
      from: booking.status,
      to,
      by: cancellation?.by ?? null,
      userId: cancellation?.userId ?? null,
      reason: cancellation?.reason ?? null,
      fee: cancellation?.fee ?? null,
    },
  );
  await logTransition({
    entity: 'booking',
    entityId: booking.id,
    from: booking.status,
    to,
    by: actor,
    reason: reason ?? cancellation?.reason ?? null,
  });
  const event = bookingEventOf(booking.status, to);
  booking.status = to;
  if (event) await announceBooking(event, booking);
}

/** Sets when the order's hold ends; null once nothing is held any more. */
async function setHoldEnd(orderId: number, expires: Date | null): Promise<void> {
  await execute('UPDATE orders SET hold_expires_at = :expires, updated_at = UTC_TIMESTAMP(3) WHERE id = :orderId', {
    orderId,
    expires,
  });
}

/** Numbers of orders whose hold has ended by the database clock; with vehicles, only those that hold one of them. */
async function overdueHolds(limit: number, vehicleIds?: readonly number[]): Promise<string[]> {
  const rows = await select<{ number: string }>(
    `SELECT number FROM orders o WHERE hold_expires_at <= UTC_TIMESTAMP(3)
     ${vehicleIds ? 'AND EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = o.id AND b.vehicle_id IN (:vehicleIds))' : ''}
     ORDER BY hold_expires_at LIMIT :limit`,
    { limit, ...(vehicleIds ? { vehicleIds } : {}) },
  );
  return rows.map((row) => row.number);
}

/** The record that a new order's contact is taken from. */
export interface OrderingCustomer extends Pick<ContactInfo, 'customerType' | 'name' | 'email' | 'phone'> {
  /** Their account is to be deleted. */
  awaitsDeletion: number;
}

/** Reads the customer's record and locks it: the holds of one customer come one after the other, and their limit holds. */
const lockCustomer = (customerId: number): Promise<OrderingCustomer | undefined> =>
  selectOne<OrderingCustomer>(
    `SELECT customer_type AS customerType, name, email, phone,
        EXISTS (SELECT 1 FROM account_deletions d WHERE d.user_id = customers.user_id) AS awaitsDeletion
      FROM customers WHERE id = :customerId FOR UPDATE`,
    { customerId },
  );

/** The live order that was made from that very offer: a double click or a repeated request finds what the first one made. */
async function findLiveByOffer(customerId: number, offerHash: string): Promise<string | undefined> {
  return (await liveOrders(customerId, offerHash)).ofOffer;
}

/**
 * How many holds a customer has, and the live order that was made from that very offer, if there is one. Asked under the lock of every hold:
 * joined, since the server takes several times as long to prepare the same question with subqueries.
 */
async function liveOrders(
  customerId: number,
  offerHash: string,
): Promise<{ holds: number; ofOffer: string | undefined }> {
  const rows = await select<{
    number: string;
    isInTime: number | null;
    isOfOffer: number | null;
    status: BookingStatus;
  }>(
    `SELECT o.number, o.hold_expires_at > UTC_TIMESTAMP(3) AS isInTime, o.offer_hash = :offerHash AS isOfOffer, b.status
     FROM orders o JOIN bookings b ON b.order_id = o.id
     WHERE o.customer_id = :customerId AND (o.hold_expires_at > UTC_TIMESTAMP(3) OR o.offer_hash = :offerHash) ORDER BY o.id DESC`,
    { customerId, offerHash },
  );
  const held = rows.filter(({ isInTime, status }) => isInTime && status !== 'canceled');
  const live = rows.filter((row) => row.isOfOffer && (held.includes(row) || isConfirmed(row.status)));
  return { holds: new Set(held.map(({ number }) => number)).size, ofOffer: live[0]?.number };
}

async function cancellationTiers(bookingId: number): Promise<{ hours: number; basisPoints: number }[]> {
  return select(
    'SELECT hours, basis_points AS basisPoints FROM booking_cancellation_tiers WHERE booking_id = :bookingId ORDER BY hours',
    { bookingId },
  );
}

export const bookingStore = {
  find,
  findById,
  lock,
  lockById,
  orderNumberOf,
  move,
  setHoldEnd,
  overdueHolds,
  lockCustomer,
  findLiveByOffer,
  liveOrders,
  cancellationTiers,
};
