import type { DataSubject } from '../erasure';
import { execute, select, selectOne } from '@db/query';

const OF = 'o.customer_id = :customerId OR o.user_id = :userId';

export const personalDataStore = {
  /** When the last of the subject's trips that was not canceled is over, held ones too. */
  async lastTripEnd(subject: DataSubject): Promise<Date | null> {
    const row = await selectOne<{ ends: Date | null }>(
      `SELECT MAX(b.planned_end_at) AS ends FROM orders o JOIN bookings b ON b.order_id = o.id
        WHERE (${OF}) AND b.status <> 'canceled'`,
      { ...subject },
    );
    return row?.ends ?? null;
  },

  async hasOpenRefunds(subject: DataSubject): Promise<boolean> {
    const row = await selectOne(
      `SELECT r.id FROM orders o JOIN payments p ON p.order_id = o.id JOIN refunds r ON r.payment_id = p.id
        WHERE (${OF}) AND r.status IN ('requested', 'pending') LIMIT 1`,
      { ...subject },
    );
    return row !== undefined;
  },

  /** The last day on which money came or went. */
  async lastMoney(subject: DataSubject): Promise<Date | null> {
    const row = await selectOne<{ at: Date | null }>(
      `SELECT MAX(COALESCE(r.completed_at, p.succeeded_at, p.updated_at)) AS at FROM orders o JOIN payments p ON p.order_id = o.id
        LEFT JOIN refunds r ON r.payment_id = p.id WHERE (${OF}) AND p.captured_amount > 0`,
      { ...subject },
    );
    return row?.at ?? null;
  },

  async pseudonymise(subject: DataSubject): Promise<void> {
    const values = { ...subject };
    await execute(
      `UPDATE orders o SET o.contact_name = '', o.contact_email = '', o.contact_phone = '', o.comment = NULL, o.special_requests = NULL
        WHERE ${OF}`,
      values,
    );
    await execute(`UPDATE order_stops s JOIN orders o ON o.id = s.order_id SET s.street = NULL WHERE ${OF}`, values);
    await execute(
      `UPDATE bookings b JOIN orders o ON o.id = b.order_id SET b.cancel_reason = NULL WHERE (${OF}) AND b.cancel_reason IS NOT NULL`,
      values,
    );
    await execute(
      `UPDATE journeys j JOIN bookings b ON b.id = j.booking_id JOIN orders o ON o.id = b.order_id SET j.rating_comment = NULL
        WHERE (${OF}) AND j.rating_comment IS NOT NULL`,
      values,
    );
    await execute(
      `UPDATE payments p JOIN orders o ON o.id = p.order_id SET p.card_brand = NULL, p.card_last4 = NULL, p.decline_message = NULL WHERE ${OF}`,
      values,
    );
  },

  /** Orders as they are held, newest first. Amounts in öre. */
  async orders(subject: DataSubject): Promise<readonly { id: number }[]> {
    return select(
      `SELECT o.id, o.number, o.trip_type AS tripType, o.departure_at AS departure, o.return_at AS \`return\`, o.adults, o.children, o.wheelchairs,
          o.total, o.currency, o.contact_name AS contactName, o.contact_email AS contactEmail, o.contact_phone AS contactPhone, o.comment,
          o.special_requests AS specialRequests, o.terms_accepted_at AS termsAccepted, o.payment_method AS paymentMethod,
          o.created_at AS created FROM orders o WHERE ${OF} ORDER BY o.id DESC`,
      { ...subject },
    );
  },

  stops: (orderIds: readonly number[]): Promise<{ orderId: number }[]> =>
    select(
      `SELECT order_id AS orderId, position, stop_type AS stopType, name, street, lat, lon FROM order_stops
        WHERE order_id IN (:orderIds) ORDER BY order_id, position`,
      { orderIds },
    ),

  bookings: (orderIds: readonly number[]): Promise<{ orderId: number }[]> =>
    select(
      `SELECT b.order_id AS orderId, b.number, b.status, b.total, b.canceled_at AS canceled, b.cancel_reason AS cancelReason,
          b.cancellation_fee AS cancellationFee, j.rating, j.rating_comment AS ratingComment
        FROM bookings b LEFT JOIN journeys j ON j.booking_id = b.id WHERE b.order_id IN (:orderIds) ORDER BY b.id`,
      { orderIds },
    ),

  payments: (orderIds: readonly number[]): Promise<{ orderId: number }[]> =>
    select(
      `SELECT p.order_id AS orderId, p.status, p.amount, p.captured_amount AS captured, p.refunded_amount AS refunded,
          p.card_brand AS cardBrand, p.card_last4 AS cardLast4, p.succeeded_at AS succeeded, p.created_at AS created
        FROM payments p WHERE p.order_id IN (:orderIds) ORDER BY p.id`,
      { orderIds },
    ),

  refunds: (orderIds: readonly number[]): Promise<{ orderId: number }[]> =>
    select(
      `SELECT p.order_id AS orderId, r.status, r.amount, r.reason, r.created_at AS created, r.completed_at AS completed
        FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id IN (:orderIds) ORDER BY r.id`,
      { orderIds },
    ),

  canceledBookings: (userId: number): Promise<object[]> =>
    select(
      'SELECT number, canceled_at AS canceled, cancel_reason AS reason FROM bookings WHERE canceled_by_user_id = :userId ORDER BY id',
      { userId },
    ),

  /** Journeys that somebody drove or is to drive. */
  journeys: (userId: number): Promise<object[]> =>
    select(
      `SELECT j.number, j.status, b.planned_start_at AS plannedStart, b.planned_end_at AS plannedEnd, j.started_at AS started,
          j.finished_at AS finished, j.return_started_at AS returnStarted, j.return_completed_at AS returnCompleted,
          j.terminated_at AS \`terminated\`, j.termination_reason AS terminationReason
        FROM journeys j JOIN bookings b ON b.id = j.booking_id WHERE j.driver_user_id = :userId ORDER BY j.id DESC`,
      { userId },
    ),
};
