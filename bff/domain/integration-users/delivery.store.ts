import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';
import type { WebhookEvent } from '@states/webhook-events';

/** A line of the delivery log. */
export interface Delivery {
  id: number;
  eventId: string;
  event: WebhookEvent;
  bookingNumber: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  lastTriedAt: Date | null;
  /** HTTP status of the last answer; null when nobody answered. */
  lastStatus: number | null;
  lastError: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
}

export interface DeliveryQuery {
  integrationId: number;
  status?: Delivery['status'] | undefined;
  limit: number;
  offset: number;
}

/** A delivery that waits, with where it goes; the secret is still encrypted. */
export interface OpenDelivery {
  id: number;
  body: string;
  /** Null when the integration wants nothing any more. */
  url: string | null;
  keyId: string;
  secret: string;
}

export interface NewDelivery {
  eventId: string;
  event: WebhookEvent;
  bookingId: number;
  body: string;
}

export interface Try {
  status: number | null;
  error: string | null;
}

export const deliveryStore = {
  /** Ids of the active integrations of a company that want to hear of an event. */
  async subscribersOf(companyId: number, event: WebhookEvent): Promise<number[]> {
    const rows = await select<{ id: number }>(
      `SELECT u.id FROM integration_users u JOIN integration_subscriptions s ON s.integration_user_id = u.id AND s.event = :event
        WHERE u.company_id = :companyId AND u.status = 'active' AND u.webhook_url IS NOT NULL ORDER BY u.id`,
      { companyId, event },
    );
    return rows.map(({ id }) => id);
  },

  /** The new delivery's id; undefined when the event was promised to this integration before. */
  async insert(integrationId: number, delivery: NewDelivery): Promise<number | undefined> {
    const { affectedRows, insertId } = await execute(
      `INSERT INTO webhook_deliveries (event_id, integration_user_id, event, booking_id, body, created_at)
        VALUES (:eventId, :integrationId, :event, :bookingId, :body, :now) ON DUPLICATE KEY UPDATE id = id`,
      { ...delivery, integrationId, now: clock.now() },
    );
    return affectedRows === 1 ? insertId : undefined;
  },

  open: (id: number): Promise<OpenDelivery | undefined> =>
    selectOne<OpenDelivery>(
      `SELECT d.id, d.body, IF(u.status = 'active', u.webhook_url, NULL) AS url, u.key_id AS keyId, u.secret
        FROM webhook_deliveries d JOIN integration_users u ON u.id = d.integration_user_id WHERE d.id = :id AND d.status = 'pending'`,
      { id },
    ),

  async recordTry(id: number, { status, error }: Try, isDelivered: boolean): Promise<void> {
    await execute(
      `UPDATE webhook_deliveries SET attempts = attempts + 1, last_tried_at = :now, last_status = :status, last_error = :error,
          ${isDelivered ? "status = 'delivered', delivered_at = :now" : 'status = status'}
        WHERE id = :id AND status = 'pending'`,
      { id, status, error: error?.slice(0, 300) ?? null, now: clock.now() },
    );
  },

  /** From one state to the other; false when it was not in the first. */
  async move(id: number, from: Delivery['status'], to: 'pending' | 'failed'): Promise<boolean> {
    const { affectedRows } = await execute(
      'UPDATE webhook_deliveries SET status = :to WHERE id = :id AND status = :from',
      { id, from, to },
    );
    return affectedRows === 1;
  },

  subjectOf: (id: number): Promise<{ integrationId: number; bookingId: number } | undefined> =>
    selectOne(
      'SELECT integration_user_id AS integrationId, booking_id AS bookingId FROM webhook_deliveries WHERE id = :id',
      { id },
    ),

  async list({ integrationId, status, limit, offset }: DeliveryQuery) {
    const where = `d.integration_user_id = :integrationId ${status ? 'AND d.status = :status' : ''}`;
    const values = { integrationId, limit, offset, ...(status ? { status } : {}) };
    const deliveries = await select<Delivery>(
      `SELECT d.id, d.event_id AS eventId, d.event, b.number AS bookingNumber, d.status, d.attempts, d.last_tried_at AS lastTriedAt,
          d.last_status AS lastStatus, d.last_error AS lastError, d.created_at AS createdAt, d.delivered_at AS deliveredAt
        FROM webhook_deliveries d JOIN bookings b ON b.id = d.booking_id WHERE ${where} ORDER BY d.id DESC LIMIT :limit OFFSET :offset`,
      values,
    );
    const counted = await selectOne<{ total: number }>(
      `SELECT COUNT(*) AS total FROM webhook_deliveries d WHERE ${where}`,
      values,
    );
    return { deliveries, total: counted?.total ?? 0 };
  },

  async purge(before: Date): Promise<number> {
    return (await execute('DELETE FROM webhook_deliveries WHERE created_at < :before', { before })).affectedRows;
  },
};
