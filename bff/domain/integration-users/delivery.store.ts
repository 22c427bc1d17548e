import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { IntegrationUser, WebhookDelivery } from '@db/models';
import { alone } from '@db/query';
import { violates } from '@db/violates';
import type { Actor } from '../shared/actor';
import { changeState } from '../shared/change-state.store';
import { listPage, type Page, type PageWanted } from '../shared/list-page';
import { deliveryStates, type DeliveryStatus } from './delivery-states';
import type { WebhookEvent } from '@states/webhook-events';

/** An entry of the delivery log. */
export interface Delivery {
  id: number;
  eventId: string;
  event: WebhookEvent;
  bookingNumber: string;
  status: DeliveryStatus;
  attempts: number;
  lastTriedAt: Date | null;
  /** HTTP status of the last answer; null when there was none. */
  lastStatus: number | null;
  lastError: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
}

export interface DeliveryQuery extends PageWanted {
  integrationId: number;
  status?: Delivery['status'] | undefined;
}

/** A waiting delivery, with its destination; the secret is still encrypted. */
export interface OpenDelivery {
  id: number;
  body: string;
  /** Null when the integration no longer wants events. */
  url: string | null;
  keyId: string;
  secret: string;
}

/** What a move or an attempt needs to know; its row is locked. */
export interface LockedDelivery {
  id: number;
  status: DeliveryStatus;
  attempts: number;
  integrationId: number;
  bookingId: number;
}

export interface NewDelivery {
  eventId: string;
  event: WebhookEvent;
  bookingId: number;
  body: string;
}

export interface Attempt {
  status: number | null;
  error: string | null;
}

const deliveryOf = (row: WebhookDelivery): Delivery => ({
  id: row.id,
  eventId: row.eventId,
  event: row.event,
  bookingNumber: row.booking!.number,
  status: row.status,
  attempts: row.attempts,
  lastTriedAt: row.lastTriedAt,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  createdAt: row.createdAt,
  deliveredAt: row.deliveredAt,
});

const machine = { model: WebhookDelivery, states: deliveryStates };

export const deliveryStore = {
  /** Ids of a company's active integrations that subscribe to an event. */
  async subscribersOf(companyId: number, event: WebhookEvent): Promise<number[]> {
    const integrations = await IntegrationUser.findAll({
      attributes: ['id'],
      where: { companyId, status: 'active', webhookUrl: { [Op.ne]: null } },
      include: { association: 'subscriptions', where: { event } },
      order: ['id'],
    });
    return integrations.map(({ id }) => id);
  },

  /** The new delivery's id; undefined when the event was queued for this integration before. */
  async insert(integrationUserId: number, delivery: NewDelivery): Promise<number | undefined> {
    try {
      return (await WebhookDelivery.create({ ...delivery, integrationUserId, createdAt: clock.now() })).id;
    } catch (error) {
      if (violates(error, 'webhook_deliveries_event')) return undefined;
      throw error;
    }
  },

  async open(id: number): Promise<OpenDelivery | undefined> {
    const delivery = await WebhookDelivery.findOne({
      attributes: ['id', 'body'],
      where: { id, status: 'pending' },
      include: { association: 'integration', attributes: ['status', 'webhookUrl', 'keyId', 'secret'] },
    });
    if (!delivery) return undefined;
    const { status, webhookUrl, keyId, secret } = delivery.integration!;
    return { id, body: delivery.body, url: status === 'active' ? webhookUrl : null, keyId, secret };
  },

  /** Its row, locked. */
  async lock(id: number): Promise<LockedDelivery | undefined> {
    const row = await WebhookDelivery.findByPk(id, {
      attributes: ['id', 'status', 'attempts', 'integrationUserId', 'bookingId'],
      lock: true,
    });
    if (!row) return undefined;
    const { status, attempts, integrationUserId: integrationId, bookingId } = row;
    return { id, status, attempts, integrationId, bookingId };
  },

  /** Records a rejected attempt. */
  async noteAttempt({ id, attempts }: LockedDelivery, outcome: Attempt): Promise<void> {
    await WebhookDelivery.update(triedNow(attempts, outcome), { where: { id } });
  },

  /** Records the accepted attempt; also in the event log if earlier ones were rejected. */
  deliver: (delivery: LockedDelivery, outcome: Attempt, actor: Actor): Promise<void> =>
    changeState(machine, delivery, 'delivered', {
      actor,
      isRoutine: delivery.attempts === 0,
      data: { integrationId: delivery.integrationId, attempts: delivery.attempts + 1 },
      set: { ...triedNow(delivery.attempts, outcome), deliveredAt: clock.now() },
    }),

  move: (delivery: LockedDelivery, to: DeliveryStatus, actor: Actor): Promise<void> =>
    changeState(machine, delivery, to, { actor, data: { integrationId: delivery.integrationId } }),

  list: ({ integrationId, status, ...wanted }: DeliveryQuery): Promise<Page<Delivery>> =>
    listPage(
      WebhookDelivery,
      {
        attributes: { exclude: ['body'] },
        where: { integrationUserId: integrationId, ...(status && { status }) },
        include: { association: 'booking', attributes: ['number'], required: true },
        order: [['id', 'DESC']],
      },
      wanted,
      deliveryOf,
    ),

  purge: (before: Date): Promise<number> =>
    alone(() => WebhookDelivery.destroy({ where: { createdAt: { [Op.lt]: before } } })),
};

const triedNow = (attempts: number, { status, error }: Attempt) => ({
  attempts: attempts + 1,
  lastTriedAt: clock.now(),
  lastStatus: status,
  lastError: error?.slice(0, 300) ?? null,
});
