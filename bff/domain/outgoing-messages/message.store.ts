import { clock } from '@bff/platform/clock';
import { execute, parseJson, select, selectOne } from '@db/query';
import { containing } from '../shared/containing';
import { LATE_MS } from '../shared/outbox-backlog.store';
import type { MessageState } from './message-states';
import { sorted } from '../shared/sorted';

export interface Message {
  id: number;
  kind: string;
  state: MessageState;
  /** A worker has it right now. */
  isBeingSent: boolean;
  /** Tries that count: since it was made, or sent again. */
  tries: number;
  createdAt: Date;
  dueAt: Date;
  /** When it was sent, given up or closed; null while it waits. */
  endedAt: Date | null;
  lastError: string | null;
  /** What it is about. A mail's contents hold links that log people in: they are never shown. */
  about: MessageSubject;
}

export interface MessageSubject {
  /** Of a mail. Gone once it is sent. */
  template?: string | undefined;
  to?: string | undefined;
  language?: string | undefined;
  refundId?: number | undefined;
  paymentId?: number | undefined;
  deliveryId?: number | undefined;
  /** Whom a webhook is for. */
  integrationId?: number | undefined;
  integrationName?: string | undefined;
  bookingNumber?: string | undefined;
}

export interface MessageListQuery {
  /** Part of the receiver's address or of the last error, or the message's number. */
  text: string;
  state: MessageState | undefined;
  kind: string | undefined;
  sort: 'created' | 'due' | 'tries';
  descending: boolean;
  page: number;
  pageSize: number;
}

/**
 * How a message stands is computed from its row, and asked for, sorted and counted by that: as one expression of SQL, the same wherever it is
 * asked. The backlog (`outbox-backlog.store.ts`) says the same of a message that waits too long.
 */
const STATE = `CASE WHEN m.sent_at IS NOT NULL THEN 'sent' WHEN m.closed_at IS NOT NULL THEN 'closed' WHEN m.failed_at IS NOT NULL THEN 'failed'
  WHEN m.due_at < :dueBefore OR (m.attempts > m.forgiven_attempts AND m.created_at < :dueBefore) THEN 'late'
  WHEN m.attempts > m.forgiven_attempts THEN 'retrying' ELSE 'waiting' END`;
const COLUMNS = `m.id, m.kind, ${STATE} AS state, m.sent_at IS NULL AND m.failed_at IS NULL AND COALESCE(m.locked_until > :now, FALSE) AS isBeingSent,
  CAST(m.attempts - m.forgiven_attempts AS SIGNED) AS tries, m.created_at AS createdAt, m.due_at AS dueAt,
  COALESCE(m.sent_at, m.closed_at, m.failed_at) AS endedAt, m.last_error AS lastError, m.payload,
  i.id AS integrationId, i.name AS integrationName, b.number AS bookingNumber`;
const DELIVERY = "CAST(JSON_VALUE(m.payload, '$.deliveryId') AS UNSIGNED)";
const JOINS = `LEFT JOIN webhook_deliveries d ON m.kind = 'webhook.send' AND d.id = ${DELIVERY}
  LEFT JOIN integration_users i ON i.id = d.integration_user_id LEFT JOIN bookings b ON b.id = d.booking_id`;
const ORDER = { created: 'm.id', due: 'm.due_at', tries: 'm.attempts - m.forgiven_attempts' } as const;
const RECEIVER = "LOWER(JSON_VALUE(m.payload, '$.to'))";

interface Row
  extends Omit<Message, 'about'>, Pick<MessageSubject, 'integrationId' | 'integrationName' | 'bookingNumber'> {
  payload: unknown;
}

const instants = () => ({ now: clock.now(), dueBefore: new Date(clock.millis() - LATE_MS) });

export const messageStore = {
  async list({ text, state, kind, sort, descending, page, pageSize }: MessageListQuery) {
    const conditions = [
      'TRUE',
      state ? `${STATE} = :state` : '',
      kind ? 'm.kind = :kind' : '',
      !text
        ? ''
        : /^\d{1,15}$/.test(text)
          ? 'm.id = :id'
          : `(${RECEIVER} LIKE :part OR LOWER(m.last_error) LIKE :part)`,
    ];
    const where = conditions.filter(Boolean).join(' AND ');
    const values = {
      ...instants(),
      state: state ?? null,
      kind: kind ?? null,
      id: text,
      part: containing(text.toLowerCase()),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    };
    const order = sorted(ORDER[sort], descending, 'm.id');
    const [rows, counted] = await Promise.all([
      select<Row>(
        `SELECT ${COLUMNS} FROM (SELECT m.id FROM outbox m WHERE ${where} ORDER BY ${order}
            LIMIT :limit OFFSET :offset) part
          JOIN outbox m ON m.id = part.id ${JOINS} ORDER BY ${order}`,
        values,
      ),
      selectOne<{ total: number }>(`SELECT COUNT(*) AS total FROM outbox m WHERE ${where}`, values),
    ]);
    return { rows: rows.map(messageOf), total: counted?.total ?? 0 };
  },

  async find(id: number): Promise<Message | undefined> {
    const row = await selectOne<Row>(`SELECT ${COLUMNS} FROM outbox m ${JOINS} WHERE m.id = :id`, {
      id,
      ...instants(),
    });
    return row && messageOf(row);
  },

  /** Locks a message, for who changes it. */
  async lock(id: number): Promise<Message | undefined> {
    await select('SELECT id FROM outbox WHERE id = :id FOR UPDATE', { id });
    return this.find(id);
  },

  /** Ends a message for good, and forgets what it says: links and personal data are not kept longer than they are needed. */
  async close({ id, about }: Message): Promise<void> {
    const { refundId, paymentId, deliveryId } = about;
    await execute(
      `UPDATE outbox SET failed_at = COALESCE(failed_at, :now), closed_at = :now, locked_until = NULL, payload = :payload WHERE id = :id`,
      { id, now: clock.now(), payload: JSON.stringify({ refundId, paymentId, deliveryId }) },
    );
  },
};

function messageOf({ payload, integrationId, integrationName, bookingNumber, ...row }: Row): Message {
  const written = parseJson<Record<string, unknown> | null>(payload) ?? {};
  const text = (name: string) => (typeof written[name] === 'string' ? { [name]: written[name] } : {});
  const number = (name: string) => (typeof written[name] === 'number' ? { [name]: written[name] } : {});
  return {
    ...row,
    isBeingSent: Boolean(row.isBeingSent),
    about: {
      ...text('template'),
      ...text('to'),
      ...text('language'),
      ...text('bookingNumber'),
      ...number('refundId'),
      ...number('paymentId'),
      ...number('deliveryId'),
      ...(integrationId && integrationName ? { integrationId, integrationName } : {}),
      ...(bookingNumber ? { bookingNumber } : {}),
    },
  };
}
