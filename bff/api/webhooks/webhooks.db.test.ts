// Traces: S8-185, S8-186
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceBooking as promise } from '@bff/domain/bookings/booking-events';
import { bookingStore } from '@bff/domain/bookings/booking.store';
import {
  cancelIntegration,
  configureWebhook,
  createIntegration,
  giveUpDelivery,
  type IntegrationKey,
  listDeliveries,
  rotateIntegrationSecret,
  retryDelivery,
  type WebhookEvent,
} from '@bff/domain/integration-users';
import { alertAdministrators } from '@bff/domain/notifications';
import { system, type UserActor } from '@bff/domain/shared/actor';
import { provide } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { createWebhookSender } from '@bff/integrations/webhooks';
import { startWebhookReceiver, type WebhookReceiver } from '@bff/integrations/webhooks/testing/webhook-receiver';
import { outboxHandlers } from '@bff/jobs/outbox-handlers';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { onlyVerbs } from '@bff/jobs/testing/only-verbs';
import { giveUpWebhook, webhookHandlers } from '@bff/jobs/webhook-handlers';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import {
  type BookableVehicle,
  createBookableVehicle,
  createCustomer,
  type CreatedOrder,
  createOrder,
  createUser,
} from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { type ReceivedWebhook, verifyWebhook, type WebhookEvent as ReceivedEvent } from '@bussplats/api-client';
import { keptExamples, shapeOf, Steadier } from '../../../access/testing/api-examples';
import { JsonSchemas } from '../openapi/json-schemas';
import { describedWebhooks } from '../openapi/webhooks';
import { purgeApi } from '../purge-api';
import { sendWebhook } from './send-webhook';
import { announceBooking } from './webhook-event';

useTestDatabase({ pool: 20 });

const verbs = onlyVerbs({ announceBooking, sendWebhook, giveUpDelivery, alertAdministrators });
const announcing = createOutboxWorker({ handlers: outboxHandlers(verbs), onGivenUp: () => Promise.resolve() });
const sending = createOutboxWorker({
  handlers: webhookHandlers(verbs),
  onGivenUp: (message) => giveUpWebhook(verbs, message),
});
const work = async () => {
  await announcing.drain();
  return sending.drain();
};

let admin: UserActor;
let receiver: WebhookReceiver;
let bus: BookableVehicle;
let key: IntegrationKey;
const FILE = 'bff/api/openapi/webhook-examples.json';
const ALL: readonly WebhookEvent[] = ['booking.created', 'booking.changed', 'booking.canceled'];

const subscribe = async (companyId: number | null, events = ALL): Promise<IntegrationKey> => {
  const made = await createIntegration(admin, { name: 'Trafiksystem', companyId });
  await configureWebhook(admin, made.id, { url: receiver.url, events });
  return made;
};
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
/** Where an event differs from the OpenAPI document. */
const undescribed = (event: ReceivedEvent): string[] => {
  const schemas = new JsonSchemas();
  const { schema } = describedWebhooks('en', schemas).find((one) => one.event === event.event)!;
  const validate = ajv.compile({ ...schema, components: { schemas: schemas.components() } });
  return validate(event) ? [] : (validate.errors ?? []).map((error) => ajv.errorsText([error]));
};
/** What the receiver accepted, each verified. */
const events = (by = key): Promise<(ReceivedEvent | undefined)[]> => {
  const taken = receiver.received.map((one): ReceivedWebhook => ({ url: receiver.url, ...one }));
  return Promise.all(taken.map((one) => verifyWebhook(one, [by], clock.millis())));
};
const log = async (integrationId = key.id) =>
  (await listDeliveries(admin, { integrationId, page: 1, pageSize: 20 })).rows;
/** Moves a booked bus to a status. */
let days = 0;
const move = async (to: 'booked' | 'started' | 'canceled', order?: CreatedOrder) => {
  const departure = new Date(Date.UTC(2027, 2, 10, 7) + ++days * DAY);
  const { booking } = order ?? (await createOrder({ bus, departure }));
  await inTransaction(async () => {
    const number = (await bookingStore.orderNumberOf(booking.number))!;
    const locked = (await bookingStore.lock(number))!;
    await bookingStore.move(locked.bookings[0]!, to, {
      actor: system('test'),
      ...(to === 'canceled' ? { cancellation: { by: 'admin', userId: null, reason: null, fee: 0 } } : {}),
    });
  });
  return booking.number;
};

beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  receiver = await startWebhookReceiver();
  provide({ webhooks: createWebhookSender({ allowLocal: true, timeoutMs: 1_000 }) });
});
beforeEach(async () => {
  await execute('DELETE FROM outbox');
  clock.freeze('2027-03-01T12:00:00Z');
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
  bus = await createBookableVehicle();
  key = await subscribe(bus.companyId);
});
afterEach(() => clock.release());
afterAll(() => receiver.stop());

describe('an operator receives the events of its bookings', () => {
  it('when one is paid, started and canceled: signed, each with its own id', async () => {
    const made = await createOrder({ bus, booking: { status: 'paymentSucceeded' } });
    await move('booked', made);
    expect(await work()).toBe(1);
    expect(await events()).toMatchObject([
      {
        event: 'booking.created',
        occurredAt: '2027-03-01T12:00:00.000Z',
        data: { number: made.booking.number, orderNumber: made.order.number, status: 'booked', operatorPrice: 1_000_000, contactPhone: '+46701740605', stops: [{ name: 'Uppsala' }, { name: 'Gävle' }] },
      },
    ]); // prettier-ignore
    await move('canceled', made);
    await move('started');
    await work();
    const all = await events();
    // Deliveries run in parallel: the two later ones arrive in any order.
    expect(all.map((one) => one?.event).sort()).toEqual(['booking.canceled', 'booking.changed', 'booking.created']);
    expect(new Set(all.map((one) => one?.id)).size).toBe(3);
    for (const one of all) expect(undescribed(one!)).toEqual([]);
    // The documentation shows these: `EXAMPLES=write` saves them.
    const steadier = new Steadier(clock.millis());
    const examples = Object.fromEntries(
      ALL.map((one) => [one, steadier.steady(all.find((event) => event?.event === one))]),
    );
    const kept = keptExamples(FILE, examples) as Record<string, ReceivedEvent>;
    expect(shapeOf(kept)).toEqual(shapeOf(examples));
    for (const event of Object.values(kept)) expect(undescribed(event)).toEqual([]);
    expect(await log()).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'delivered', attempts: 1, lastStatus: 204, lastError: null })),
    );
    // The event log is for people's actions and failures.
    for (const { id } of await log()) expect(await transitionsOf('webhookDelivery', id)).toEqual([]);
  });

  it('in the order in which they happened, whatever fails on the way', async () => {
    const other = await createBookableVehicle();
    await subscribe(other.companyId);
    const made = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const departure = new Date(Date.UTC(2027, 5, 1 + index * 2, 7));
        const of = index === 7 ? other : bus;
        return createOrder({ bus: of, departure, booking: { status: 'paymentSucceeded' } });
      }),
    );
    for (const to of ['booked', 'started'] as const) for (const order of made) await move(to, order);
    // Seven of ten attempts fail, some after the receiver has read everything.
    let tries = 0;
    receiver.answer((response) => {
      const failing = tries++ % 10 < 7;
      if (!failing) response.writeHead(204).end();
      else if (tries % 2) response.writeHead(500).end();
      else response.destroy();
    });
    const taken = async () =>
      (await select<{ n: number }>("SELECT COUNT(*) AS n FROM webhook_deliveries WHERE status = 'delivered'"))[0]!.n;
    const before = await taken();
    for (let round = 0; round < 60 && (await taken()) - before < 16; round++) {
      await Promise.all([work(), work()]);
      clock.advance(16 * 60_000);
    }
    expect((await taken()) - before).toBe(16);
    const bodies = receiver.received.map(({ body }) => JSON.parse(new TextDecoder().decode(body)) as ReceivedEvent);
    for (const { booking } of made) {
      const of = bodies.filter(({ data }) => data['number'] === booking.number).map(({ event }) => event);
      expect([...new Set(of)]).toEqual(['booking.created', 'booking.changed']);
      // Once the second was sent, the first was not sent again.
      expect(of.lastIndexOf('booking.created')).toBeLessThan(of.indexOf('booking.changed'));
    }
    expect(bodies.length).toBeGreaterThan(30);
  });

  it('while others receive none, nor events that were not subscribed to', async () => {
    const foreign = await subscribe((await createBookableVehicle()).companyId);
    const ofNobody = await subscribe(null);
    const onlyCreated = await subscribe(bus.companyId, ['booking.created']);
    const ended = await subscribe(bus.companyId);
    await cancelIntegration(admin, ended.id);
    await move('canceled');
    expect(await work()).toBe(1);
    expect(await events()).toMatchObject([{ event: 'booking.canceled' }]);
    for (const { id } of [foreign, ofNobody, onlyCreated, ended]) expect(await log(id)).toEqual([]);
  });

  it('but not of rolled-back changes', async () => {
    const { booking } = await createOrder({ bus });
    await inTransaction(async () => {
      await promise('booking.changed', { number: booking.number, status: 'booked' });
      throw new Error('undone');
    }).catch(() => undefined);
    expect(await work()).toBe(0);
  });

  it('once, however often the announcement is handled', async () => {
    await move('canceled');
    await announcing.drain();
    await execute("UPDATE outbox SET sent_at = NULL WHERE kind = 'booking.announced'");
    await Promise.all([announcing.drain(), announcing.drain()]);
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('again and later while it does not answer, always the same bytes', async () => {
    receiver.answer((response) => response.writeHead(503).end('nere'));
    await move('canceled');
    expect(await work()).toBe(0);
    expect(await log()).toMatchObject([{ status: 'pending', attempts: 1, lastStatus: 503, lastError: 'nere' }]);
    expect(await work()).toBe(0);
    expect(receiver.received).toHaveLength(1);
    clock.advance(10_000);
    receiver.answer((response) => response.destroy());
    await work();
    expect(await log()).toMatchObject([{ attempts: 2, lastStatus: null, lastError: 'ECONNRESET' }]);
    clock.advance(60_000);
    receiver.answer((response) => response.writeHead(200).end());
    expect(await work()).toBe(1);
    const [first, , last] = receiver.received;
    expect(last?.body).toEqual(first?.body);
    expect(last?.headers.get('signature')).not.toBe(first?.headers.get('signature'));
    expect((await events())[2]).toMatchObject({ event: 'booking.canceled' });
    const [delivered] = await log();
    expect(delivered).toMatchObject({ status: 'delivered', attempts: 3 });
    expect(await transitionsOf('webhookDelivery', delivered!.id)).toMatchObject([{ from: 'pending', to: 'delivered' }]);
  });

  it('until a day of attempts has failed; then the log has it, and it can be resent', async () => {
    receiver.answer((response) => response.writeHead(302, { location: receiver.url }).end());
    await move('canceled');
    await announcing.drain();
    const started = clock.millis();
    while ((await log())[0]?.status === 'pending') {
      await sending.drain();
      clock.advance(16 * 60_000);
    }
    expect(await log()).toMatchObject([{ status: 'failed', attempts: 100, lastStatus: 302 }]);
    expect(clock.millis() - started).toBeGreaterThan(20 * HOUR);
    await move('canceled');
    await announcing.drain();
    while ((await log())[0]?.status === 'pending') {
      await sending.drain();
      clock.advance(16 * 60_000);
    }
    const alerts = await select("SELECT id FROM outbox WHERE kind = 'mail' AND dedupe_key LIKE 'alert.webhook:%'");
    expect(alerts.length).toBeLessThanOrEqual(2);
    expect(alerts.length).toBeGreaterThan(0);

    const [failed] = await log();
    const { total } = await listDeliveries(admin, { integrationId: key.id, status: 'failed', page: 1, pageSize: 20 });
    expect(total).toBe(2);
    receiver.received.length = 0;
    receiver.answer((response) => response.writeHead(204).end());
    await retryDelivery(admin, failed!.id);
    expect(await work()).toBe(1);
    expect(await transitionsOf('webhookDelivery', failed!.id)).toMatchObject([
      { from: 'pending', to: 'failed', actorName: 'webhooks' },
      { from: 'failed', to: 'pending', actorUserId: admin.userId },
      { from: 'pending', to: 'delivered', actorName: 'webhooks' },
    ]);
    expect((await events())[0]?.id).toBe(failed!.eventId);
    await expect(retryDelivery(admin, failed!.id)).rejects.toMatchObject({ key: 'webhook.notFailed' });
    await expect(retryDelivery(admin, 999_999)).rejects.toMatchObject({ key: 'webhook.notFound' });
    const customer = await createCustomer();
    await expect(retryDelivery(customer, failed!.id)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(listDeliveries(customer, { integrationId: key.id, page: 1, pageSize: 1 })).rejects.toMatchObject({
      key: 'auth.noPermission',
    });
  });

  it('with the new secret after a rotation, and none after unsubscribing', async () => {
    await move('canceled');
    await announcing.drain();
    const fresh = await rotateIntegrationSecret(admin, key.id);
    await work();
    expect(await events(fresh)).toMatchObject([{ event: 'booking.canceled' }]);
    expect(await events(key)).toEqual([undefined]);

    await move('canceled');
    await announcing.drain();
    await configureWebhook(admin, key.id, { url: null, events: [] });
    await work();
    expect(receiver.received).toHaveLength(1);
    expect((await log())[0]).toMatchObject({ status: 'failed', attempts: 0 });
  });

  it('which are deleted 90 days after delivery', async () => {
    await move('canceled');
    await work();
    clock.advance(89 * DAY);
    await purgeApi();
    expect(await log()).toHaveLength(1);
    clock.advance(2 * DAY);
    await purgeApi();
    expect(await log()).toEqual([]);
  });
});
