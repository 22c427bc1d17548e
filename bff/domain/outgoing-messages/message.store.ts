import { col, fn, literal, Op, type WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { OutboxMessage, Payment, Refund, WebhookDelivery } from '@db/models';
import { byColumn, listPage, type Page } from '../shared/list-page';
import { isLate, LATE_MS, WAITS, WAS_TRIED } from '../shared/outbox-backlog.store';
import { saying } from './message-search.store';
import type { MessageState } from './message-states';

export interface Message {
  id: number;
  kind: string;
  state: MessageState;
  /** A worker has it right now. */
  isBeingSent: boolean;
  /** Attempts that count: since it was created, or sent again. */
  tries: number;
  createdAt: Date;
  dueAt: Date;
  /** When it was sent, given up or discarded; null while it waits. */
  endedAt: Date | null;
  lastError: string | null;
  about: MessageSubject;
  /** Of a mail: its subject, while it is known. */
  subject: string | null;
}

export interface Unsent {
  /** What is still to be sent. A mail's has links that log people in: it is never shown as it is. */
  payload: unknown;
}

/** A message with what only the domain reads. */
export interface StoredMessage extends Message, Unsent {
  /** What a sent mail said; only where one message is read. */
  parts: unknown;
}

export interface MessageSubject {
  /** Of a mail. */
  template?: string | undefined;
  /** The recipient of a mail. Removed 90 days after it was sent, or with the account that it is about. */
  to?: string | undefined;
  orderNumber?: string | undefined;
  language?: string | undefined;
  refundId?: number | undefined;
  paymentId?: number | undefined;
  deliveryId?: number | undefined;
  /** The integration of a webhook. */
  integrationId?: number | undefined;
  integrationName?: string | undefined;
  /** What integrations are told of a booking, and the names of those that it was sent to. */
  event?: string | undefined;
  integrations?: readonly string[] | undefined;
  /** Of a refund, in öre. */
  amount?: number | undefined;
  /** Of a payment that failed: whom it is told. */
  customerName?: string | undefined;
  bookingNumber?: string | undefined;
  /** Of a quote request. */
  requestNumber?: string | undefined;
}

/** A mail about an order or a quote request. */
export interface MailSummary {
  id: number;
  /** Its template: `bookingConfirmation`. */
  template: string;
  /** The recipient, while known. */
  recipient: string | null;
  subject: string | null;
  state: MessageState;
  createdAt: Date;
  endedAt: Date | null;
  lastError: string | null;
}

/** The templates of mails queued before these were stored: by the first word of their key and their recipient (`booking-mail.ts`). */
const MAILS_BY_KEY: Readonly<Record<string, string>> = {
  'booked:customer': 'bookingConfirmation',
  'booked:operator': 'operatorBookingConfirmation',
  'moved:customer': 'bookingConfirmation',
  'moved:operator': 'operatorBookingConfirmation',
  'canceled:customer': 'bookingCancellation',
  'canceled:operator': 'operatorBookingCancellation',
};

export interface MessageListQuery {
  /**
   * Part of the recipient's name or address, of a sent mail's subject or of the last error, or the number of the message, of an order, a
   * booking or a quote request.
   */
  text: string;
  /** Only those that may need attention: given up, late, or retrying. */
  problems: boolean;
  state: MessageState | undefined;
  kind: string | undefined;
  sort: 'created' | 'due' | 'tries';
  descending: boolean;
  page: number;
  pageSize: number;
}

const dueBefore = () => new Date(clock.millis() - LATE_MS);

/** The state of a message, by its row… */
function stateOf(row: OutboxMessage): MessageState {
  if (row.sentAt) return 'sent';
  if (row.closedAt) return 'closed';
  if (row.failedAt) return 'failed';
  const wasTried = row.attempts > row.forgivenAttempts;
  if (row.dueAt < dueBefore() || (wasTried && row.createdAt < dueBefore())) return 'late';
  return wasTried ? 'retrying' : 'waiting';
}

/** …and the rows in a state. Not having been sent is spelled out: the index begins with it. */
function standing(state: MessageState): WhereOptions<OutboxMessage> {
  const inTime = { [Op.gte]: dueBefore() };
  switch (state) {
    case 'sent':
      return { sentAt: { [Op.not]: null } };
    case 'closed':
      return { sentAt: null, failedAt: { [Op.not]: null }, closedAt: { [Op.not]: null } };
    case 'failed':
      return { sentAt: null, failedAt: { [Op.not]: null }, closedAt: null };
    case 'late':
      return { [Op.and]: [WAITS, isLate(dueBefore())] };
    case 'retrying':
      return { ...WAITS, ...WAS_TRIED, dueAt: inTime, createdAt: inTime };
    case 'waiting':
      return { ...WAITS, attempts: { [Op.lte]: col('forgiven_attempts') }, dueAt: inTime };
  }
}

/** Those that may need attention. */
const IS_PROBLEM = (): WhereOptions<OutboxMessage> => ({
  sentAt: null,
  closedAt: null,
  [Op.or]: [{ failedAt: { [Op.not]: null } }, isLate(dueBefore()), WAS_TRIED],
});

/** What a mail said is read where it is shown. */
const WITHOUT_PARTS = { exclude: ['parts'] };

const SORTS = { created: 'id', due: 'dueAt', tries: literal('attempts - forgiven_attempts') } as const;

export const messageStore = {
  async list(query: MessageListQuery): Promise<Page<StoredMessage>> {
    const { text, problems, state, kind, sort, descending } = query;
    const conditions = [
      problems ? IS_PROBLEM() : {},
      state ? standing(state) : {},
      kind ? { kind } : {},
      text ? await saying(text) : {},
    ];
    const order = byColumn(SORTS[sort], descending);
    const { rows, total } = await listPage(
      OutboxMessage,
      { where: { [Op.and]: conditions }, order, attributes: WITHOUT_PARTS },
      query,
      (row) => row,
    );
    return { rows: await messagesOf(rows), total };
  },

  async find(id: number): Promise<StoredMessage | undefined> {
    return (await messagesOf(await OutboxMessage.findAll({ where: { id } })))[0];
  },

  /** The mails about an order and its bookings; those without stored references, by their keys. */
  async ofOrder(orderNumber: string, bookingNumbers: readonly string[]): Promise<(MailSummary & Unsent)[]> {
    const keys = [`booked:${orderNumber}:%`, ...bookingNumbers.map((number) => `canceled:${number}%`)];
    const rows = await OutboxMessage.findAll({
      where: {
        kind: 'mail',
        [Op.or]: [
          { orderNumber },
          { bookingNumber: [...bookingNumbers] },
          ...keys.map((key) => ({ dedupeKey: { [Op.like]: key } })),
        ],
      },
      attributes: WITHOUT_PARTS,
      order: [['id', 'DESC']],
    });
    return rows.map(mailOf);
  },

  /** The mails about a quote request and its quotes. */
  async ofRequest(requestNumber: string): Promise<(MailSummary & Unsent)[]> {
    const where = { kind: 'mail', requestNumber };
    const rows = await OutboxMessage.findAll({ where, attributes: WITHOUT_PARTS, order: [['id', 'DESC']] });
    return rows.map(mailOf);
  },

  /** Locks a message that is about to change. */
  async lock(id: number): Promise<Message | undefined> {
    return (await messagesOf(await OutboxMessage.findAll({ where: { id }, lock: true })))[0];
  },

  /** Ends a message for good, and deletes its content: links and personal data are not kept longer than needed. */
  async close({ id, about }: Message): Promise<void> {
    const { refundId, paymentId, deliveryId } = about;
    const now = clock.now();
    await OutboxMessage.update(
      {
        failedAt: fn('COALESCE', col('failed_at'), now),
        closedAt: now,
        lockedUntil: null,
        payload: { refundId, paymentId, deliveryId },
        recipient: null,
      },
      { where: { id } },
    );
  },
};

function mailOf(row: OutboxMessage): MailSummary & Unsent {
  const parts = (row.dedupeKey ?? '').split(':');
  return {
    id: row.id,
    template: row.template ?? MAILS_BY_KEY[`${parts[0]}:${parts.at(-1)}`] ?? 'mail',
    recipient: recipientOf(row),
    subject: row.subject,
    payload: row.payload,
    state: stateOf(row),
    createdAt: row.createdAt,
    endedAt: row.sentAt ?? row.closedAt ?? row.failedAt,
    lastError: row.lastError,
  };
}

/** Messages with what they are about: the integration of a webhook, those that an announcement went to, a refund's order. */
async function messagesOf(rows: readonly OutboxMessage[]): Promise<StoredMessage[]> {
  const abouts = rows.map(subjectOf);
  const [deliveries, told, refunds, payments] = await Promise.all([
    deliveriesOf(rows.flatMap(({ kind }, index) => (kind === 'webhook.send' ? (abouts[index]!.deliveryId ?? []) : []))),
    integrationsTold(rows.flatMap((row) => eventIdOf(row) ?? [])),
    refundsOf(abouts.flatMap(({ refundId }) => refundId ?? [])),
    ordersOf(abouts.flatMap(({ paymentId }) => paymentId ?? [])),
  ]);
  return rows.map((row, index) => {
    const about = abouts[index]!;
    const delivery = row.kind === 'webhook.send' ? deliveries.find(({ id }) => id === about.deliveryId) : undefined;
    const { integration, booking } = delivery ?? {};
    const refund = refunds.get(about.refundId ?? 0);
    const paid = payments.get(about.paymentId ?? 0);
    const orderNumber = about.orderNumber ?? refund?.orderNumber ?? paid?.number;
    const eventId = eventIdOf(row);
    return {
      id: row.id,
      kind: row.kind,
      state: stateOf(row),
      isBeingSent: !row.sentAt && !row.failedAt && row.lockedUntil !== null && row.lockedUntil > clock.now(),
      tries: row.attempts - row.forgivenAttempts,
      createdAt: row.createdAt,
      dueAt: row.dueAt,
      endedAt: row.sentAt ?? row.closedAt ?? row.failedAt,
      lastError: row.lastError,
      about: {
        ...about,
        ...(integration && { integrationId: integration.id, integrationName: integration.name }),
        ...(booking && { bookingNumber: booking.number }),
        ...(refund && { amount: refund.amount }),
        ...(orderNumber !== undefined && { orderNumber }),
        ...(paid && { customerName: paid.customerName }),
        ...(eventId !== undefined && { integrations: told.get(eventId) ?? [] }),
      },
      subject: row.subject,
      payload: row.payload,
      parts: row.parts,
    };
  });
}

const deliveriesOf = async (ids: readonly number[]): Promise<WebhookDelivery[]> =>
  ids.length === 0
    ? []
    : WebhookDelivery.findAll({
        where: { id: [...ids] },
        include: [
          { association: 'integration', attributes: ['id', 'name'] },
          { association: 'booking', attributes: ['number'] },
        ],
      });

/** Of an announcement: what its deliveries are known by. */
function eventIdOf({ kind, payload }: OutboxMessage): string | undefined {
  const eventId = (payload as Record<string, unknown> | null)?.['eventId'];
  return kind === 'booking.announced' && typeof eventId === 'string' ? eventId : undefined;
}

/** The names of the integrations that an event was queued for. */
async function integrationsTold(eventIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (eventIds.length === 0) return new Map();
  const found = await WebhookDelivery.findAll({
    attributes: ['eventId'],
    where: { eventId: [...eventIds] },
    include: { association: 'integration', attributes: ['name'] },
    order: ['id'],
  });
  const names = new Map<string, string[]>();
  for (const { eventId, integration } of found)
    names.set(eventId, [...(names.get(eventId) ?? []), ...(integration ? [integration.name] : [])]);
  return names;
}

/** The orders of payments, and whose they are. */
async function ordersOf(
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, { number: string; customerName: string }>> {
  if (paymentIds.length === 0) return new Map();
  const payments = await Payment.findAll({
    attributes: ['id'],
    where: { id: [...paymentIds] },
    include: {
      association: 'order',
      attributes: ['number'],
      include: [{ association: 'customer', attributes: ['name', 'companyName'] }],
    },
  });
  return new Map(
    payments.flatMap(({ id, order }) => {
      if (!order) return [];
      const { name, companyName } = order.customer!;
      return [[id, { number: order.number, customerName: companyName || name }] as const];
    }),
  );
}

async function refundsOf(
  ids: readonly number[],
): Promise<ReadonlyMap<number, { amount: number; orderNumber: string | undefined }>> {
  if (ids.length === 0) return new Map();
  const refunds = await Refund.findAll({ attributes: ['id', 'paymentId', 'amount'], where: { id: [...ids] } });
  const orders = await ordersOf(refunds.map(({ paymentId }) => paymentId));
  return new Map(
    refunds.map(({ id, paymentId, amount }) => [id, { amount, orderNumber: orders.get(paymentId)?.number }]),
  );
}

/** The recipient is in the payload until it is sent; afterwards in the row, for a while. */
function recipientOf({ payload, recipient }: OutboxMessage): string | null {
  const written = (payload as Record<string, unknown> | null)?.['to'];
  return typeof written === 'string' ? written : recipient;
}

function subjectOf(row: OutboxMessage): MessageSubject {
  const written = (row.payload ?? {}) as Record<string, unknown>;
  const to = recipientOf(row);
  const { template, orderNumber, bookingNumber, requestNumber } = row;
  const text = (name: string) => (typeof written[name] === 'string' ? { [name]: written[name] } : {});
  const number = (name: string) => (typeof written[name] === 'number' ? { [name]: written[name] } : {});
  return {
    ...text('template'),
    ...text('language'),
    ...text('bookingNumber'),
    ...text('event'),
    ...(template === null ? {} : { template }),
    ...(to === null ? {} : { to }),
    ...(orderNumber === null ? {} : { orderNumber }),
    ...(bookingNumber === null ? {} : { bookingNumber }),
    ...(requestNumber === null ? {} : { requestNumber }),
    ...number('refundId'),
    ...number('paymentId'),
    ...number('deliveryId'),
  };
}
