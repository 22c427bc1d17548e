// Traces: S2-087, S8-307, S8-308, S8-309, S8-330
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previewMail, queueMail } from '@bff/domain/notifications';
import { sampleMails } from '@bff/domain/notifications/sample-mails';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { refundPayment } from '@bff/domain/payments/promise-refund';
import { createIntegration, giveUpDelivery, retryDelivery } from '@bff/domain/integration-users';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import { forgetMailsAbout, forgetRecipients, forgetRecipientsBefore } from '@bff/domain/shared/outbox-recipients.store';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { clock } from '@bff/platform/clock';
import { createOrder, createUser } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { discardMessage, listMessages, mailsOfOrder, type MessageListQuery, seeMessage, retryMessage } from '.';

useTestDatabase({ pool: 10 });

const TO = 'Anna@demo.invalid';
const mail = {
  template: 'passwordReset',
  to: TO,
  language: 'sv' as const,
  data: { name: 'Anna', url: 'https://x.invalid/secret' },
};
const PLAIN: MessageListQuery = { text: '', problems: false, state: undefined, kind: undefined, sort: 'created', descending: true, page: 1, pageSize: 20 }; // prettier-ignore

let admin: UserActor;
let tries = 0;

/** Sends messages of a kind; the first `failures` attempts of each run fail as `judge` says. */
const worker = (
  kind: string,
  failures: number,
  judge: 'wait' | 'giveUp' = 'giveUp',
  during?: () => Promise<unknown>,
) => {
  let left = failures;
  return createOutboxWorker({
    handlers: {
      [kind]: {
        judge: () => judge,
        handle: async () => {
          tries++;
          await during?.();
          if (left-- > 0) throw new Error('550 no such user');
        },
      },
    },
    onGivenUp: () => Promise.resolve(),
  });
};

async function queued(kind = 'mail', payload: object = mail): Promise<number> {
  // Some are of kinds that nobody handles.
  await enqueue(kind as 'mail', { ...payload } as typeof mail);
  return (await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM outbox'))!.id;
}
async function givenUp(kind = 'mail', payload: object = mail): Promise<number> {
  const id = await queued(kind, payload);
  await worker(kind, 1).drain();
  return id;
}
const stateOf = async (id: number) => (await seeMessage(admin, id)).state;
const log = async (id: number) =>
  (await transitionsOf('message', id)).map(({ from, to, reason }) => [from, to, reason]);

beforeEach(async () => {
  clock.freeze('2027-03-01T12:00:00Z');
  await execute('DELETE FROM outbox');
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  tries = 0;
});
afterEach(() => clock.release());

describe('outgoing messages', () => {
  it('are for administrators', async () => {
    const id = await givenUp();
    const others = [await createUser({ roles: ['CUSTOMER'] }), await createUser({ roles: ['COMPANY_ADMIN'] })];
    for (const actor of others)
      for (const verb of [
        listMessages(actor, PLAIN),
        seeMessage(actor, id),
        retryMessage(actor, id),
        discardMessage(actor, { id, reason: 'x' }),
      ])
        await expect(verb).rejects.toThrow('auth.noPermission');
    expect(await stateOf(id)).toBe('failed');
  });

  it('are in one of six states', async () => {
    const failed = await givenUp();
    const sent = await queued('test');
    await worker('test', 0).drain();
    const retrying = await queued('retried');
    await worker('retried', 1, 'wait').drain();
    const closed = await givenUp();
    await discardMessage(admin, { id: closed, reason: 'Fel adress' });
    const waiting = await queued('waiting');
    const states = async (ids: number[]) => Promise.all(ids.map(stateOf));
    const all = [failed, sent, retrying, closed, waiting];
    expect(await states(all)).toEqual(['failed', 'sent', 'retrying', 'closed', 'waiting']);
    clock.advance(HOUR);
    expect(await states(all)).toEqual(['failed', 'sent', 'late', 'closed', 'late']);
    for (const [state, ids] of [
      ['failed', [failed]],
      ['late', [waiting, retrying]],
      ['closed', [closed]],
    ] as const) {
      const { rows, total } = await listMessages(admin, { ...PLAIN, state });
      expect([rows.map(({ id }) => id), total]).toEqual([ids, ids.length]);
    }
    // The overview's counts match the lists behind it.
    expect(await outboxBacklog(new Date(clock.millis() - 30 * MINUTE))).toMatchObject({
      late: { count: 2 },
      givenUp: { count: 1 },
    });
  });

  it('are found by recipient, error, number and kind, and never show the links of a mail', async () => {
    const id = await givenUp();
    await givenUp('refund.succeeded', { refundId: 7 });
    const found = async (query: Partial<MessageListQuery>) =>
      (await listMessages(admin, { ...PLAIN, ...query })).rows.map((row) => row.id);
    expect(await found({ text: 'ANNA@' })).toEqual([id]);
    expect(await found({ text: String(id) })).toEqual([id]);
    expect(await found({ kind: 'mail' })).toEqual([id]);
    expect(await found({ text: 'no SUCH user' })).toHaveLength(2);
    expect(await found({ text: '%' })).toEqual([]);
    const shown = await seeMessage(admin, id);
    expect(shown.about).toEqual({ template: 'passwordReset', to: TO, language: 'sv' });
    expect(shown.subject).toMatch(/^Välj ett nytt lösenord/);
    expect(shown.parts).toContainEqual({ kind: 'action', label: 'Välj nytt lösenord' });
    const { rows } = await listMessages(admin, PLAIN);
    for (const all of [shown, rows]) expect(JSON.stringify(all)).not.toMatch(/secret|https?:/);
    await expect(seeMessage(admin, id + 1_000)).rejects.toThrow('message.notFound');
  });

  describe('by mail', () => {
    const refund = (to: string, orderNumber: string) =>
      queueMail('refundSucceeded', {
        to,
        language: 'sv',
        data: {
          name: 'Anna',
          about: null,
          orderNumber,
          amount: 100,
          cardLast4: null,
          orderUrl: 'https://x.invalid/secret',
        },
      });
    const sent = () =>
      createOutboxWorker({
        handlers: { mail: { handle: ({ payload }) => previewMail(payload), forgetPayload: true } },
        onGivenUp: () => Promise.resolve(),
      }).drain();
    const listed = async (query: Partial<MessageListQuery> = {}) =>
      (await listMessages(admin, { ...PLAIN, ...query })).rows.map(({ about, state }) => ({ ...about, state }));

    it('say which mail went to whom for which order, even after their content is deleted', async () => {
      await refund('Anna@Demo.invalid', '49004344');
      expect(await listed()).toMatchObject([{ to: 'Anna@Demo.invalid', state: 'waiting' }]);
      await sent();
      const [row] = await select<{ payload: unknown }>('SELECT payload FROM outbox');
      expect(JSON.stringify(row)).not.toMatch(/secret|anna/i);
      const known = { template: 'refundSucceeded', to: 'anna@demo.invalid', orderNumber: '49004344', state: 'sent' };
      expect(await listed()).toMatchObject([known]);
      for (const text of ['49004344', 'ANNA@demo']) expect(await listed({ text })).toEqual([known]);
      expect(await listed({ text: '49004345' })).toEqual([]);
      expect(await mailsOfOrder(admin, '49004344', { bookingNumbers: [] })).toMatchObject([
        { template: 'refundSucceeded', recipient: 'anna@demo.invalid' },
      ]);
    });

    it('say what they said, by subject and text, as long as their recipients are known', async () => {
      const said = async (id: number) => {
        const { subject, parts } = await seeMessage(admin, id);
        return { subject, parts, isStored: (await rawOf(id)).includes('Anna') };
      };
      const rawOf = async (id: number) =>
        JSON.stringify(await selectOne('SELECT payload, subject, parts FROM outbox WHERE id = :id', { id }));
      await refund('anna@demo.invalid', '49004344');
      const { id } = (await listMessages(admin, PLAIN)).rows[0]!;
      const before = await said(id);
      await sent();
      expect(await said(id)).toEqual(before);
      expect(before.parts).toContainEqual({ kind: 'paragraph', text: 'Hej Anna!' });
      expect(await rawOf(id)).not.toMatch(/https?:|secret/);
      expect((await listMessages(admin, { ...PLAIN, text: before.subject!.slice(0, 20) })).total).toBe(1);
      expect((await mailsOfOrder(admin, '49004344', { bookingNumbers: [] }))[0]).toMatchObject({ subject: before.subject }); // prettier-ignore

      const erased = { subject: null, parts: null, isStored: false };
      await forgetMailsAbout({ orderNumber: [], bookingNumber: [] });
      expect(await said(id)).toEqual(before);
      await forgetMailsAbout({ orderNumber: ['49004344'], bookingNumber: [] });
      expect(await said(id)).toEqual(erased);

      for (const forget of [
        () => forgetRecipients(['bo@demo.invalid']),
        () => forgetRecipientsBefore(new Date(clock.millis() + 1)),
      ]) {
        await refund('bo@demo.invalid', '49004345');
        await sent();
        const next = (await listMessages(admin, PLAIN)).rows[0]!;
        expect((await said(next.id)).subject).not.toBeNull();
        await forget();
        expect(await said(next.id)).toEqual(erased);
      }
    });

    it('of an order include those of its bookings', async () => {
      const { order, booking } = await createOrder();
      await queueMail('busChanged', {
        to: 'anna@demo.invalid',
        language: 'sv',
        data: {
          name: '',
          orderNumber: null,
          bookingNumber: booking.number,
          from: 'A',
          to: 'B',
          departure: clock.now(),
          operator: 'C',
          model: 'D',
          registrationNumber: 'ABC123',
          seats: 49,
          bookingUrl: 'https://x.invalid',
        },
      });
      await refund('anna@demo.invalid', '49004344');
      const mails = await mailsOfOrder(admin, order.number, { bookingNumbers: [booking.number] });
      expect(mails.map(({ template }) => template)).toEqual(['busChanged']);
    });

    it('about a quote request are found by its number, and forget what they said with it', async () => {
      const data = { ...sampleMails.quoteRequested, requestNumber: '71000006' };
      await queueMail('quoteRequested', { to: 'bo@demo.invalid', language: 'sv', data });
      await sent();
      const { rows } = await listMessages(admin, { ...PLAIN, text: '71000006' });
      expect(rows).toMatchObject([{ about: { template: 'quoteRequested', requestNumber: '71000006' } }]);
      expect(rows[0]!.subject).not.toBeNull();
      await forgetMailsAbout({ requestNumber: ['71000006'] });
      expect(await seeMessage(admin, rows[0]!.id)).toMatchObject({ subject: null, parts: null });
    });

    it('forget their recipient with the address', async () => {
      await refund('anna@demo.invalid', '49004344');
      await refund('olle@demo.invalid', '49004344');
      await sent();
      await forgetRecipients(['Anna@demo.invalid', '']);
      expect((await listed()).map(({ to }) => to)).toEqual(['olle@demo.invalid', undefined]);
    });

    it('are problems when they may need attention', async () => {
      await queued('waiting');
      await refund('anna@demo.invalid', '49004344');
      await sent();
      const closed = await givenUp();
      await discardMessage(admin, { id: closed, reason: 'x' });
      expect(await listed({ problems: true })).toEqual([]);
      const failed = await givenUp();
      await queued('retried');
      await worker('retried', 1, 'wait').drain();
      const { rows } = await listMessages(admin, { ...PLAIN, problems: true });
      expect(rows.map(({ state }) => state)).toEqual(['retrying', 'failed']);
      expect(rows.at(-1)!.id).toBe(failed);
    });
  });

  describe('sent again', () => {
    it('get as many attempts as new ones, once however often it is pressed', async () => {
      const id = await givenUp();
      const pressed = await Promise.all(Array.from({ length: 5 }, () => retryMessage(admin, id)));
      expect(pressed.filter(Boolean)).toHaveLength(1);
      expect(await seeMessage(admin, id)).toMatchObject({ state: 'waiting', tries: 0 });
      await worker('mail', 1, 'wait').drain();
      expect(await seeMessage(admin, id)).toMatchObject({ state: 'retrying', tries: 1 });
      expect(await retryMessage(admin, id)).toBe(true);
      await worker('mail', 0).drain();
      expect(await stateOf(id)).toBe('sent');
      expect(tries).toBe(3);
      expect(await log(id)).toEqual([
        ['failed', 'waiting', null],
        ['retrying', 'waiting', null],
      ]);
      await expect(retryMessage(admin, id)).rejects.toThrow('message.ended');
    });

    it('while a worker has them are sent once', async () => {
      const id = await queued();
      await worker('mail', 0, 'wait', async () => {
        await retryMessage(admin, id);
        expect(await worker('mail', 0).drain()).toBe(0);
      }).drain();
      expect(await stateOf(id)).toBe('sent');
      expect(tries).toBe(1);
    });
  });

  describe('discarded', () => {
    it('are never sent, lose their content, and say why', async () => {
      const id = await givenUp();
      await discardMessage(admin, { id, reason: 'Adressen finns inte' });
      await discardMessage(admin, { id, reason: 'En gång till' });
      expect(await log(id)).toEqual([['failed', 'closed', 'Adressen finns inte']]);
      expect((await seeMessage(admin, id)).about).toEqual({});
      await expect(retryMessage(admin, id)).rejects.toThrow('message.ended');
      expect(await worker('mail', 0).drain()).toBe(0);
    });

    it('can be while they wait, but not while they are being sent or afterwards', async () => {
      const id = await queued();
      await worker('mail', 0, 'wait', async () => {
        await expect(discardMessage(admin, { id, reason: 'x' })).rejects.toThrow('message.beingSent');
      }).drain();
      await expect(discardMessage(admin, { id, reason: 'x' })).rejects.toThrow('message.ended');
      const waiting = await queued();
      await discardMessage(admin, { id: waiting, reason: 'x' });
      expect(await log(waiting)).toEqual([['waiting', 'closed', 'x']]);
    });

    it('cannot be when the customer is owed the money', async () => {
      const id = await givenUp('refund.send', { refundId: 1 });
      await expect(discardMessage(admin, { id, reason: 'x' })).rejects.toThrow('message.owed');
    });
  });

  it('about a refund names its order and amount', async () => {
    const { paymentId, orderNumber } = await orderFixture();
    const refundId = await refundPayment(paymentId!, { amount: 12_300, reason: 'canceled' });
    const [message] = (await listMessages(admin, { ...PLAIN, kind: 'refund.send' })).rows;
    expect(message?.about).toEqual({ refundId, amount: 12_300, orderNumber });
  });

  it('about a payment that failed names its order and customer', async () => {
    const { paymentId, orderNumber } = await orderFixture();
    await givenUp('payment.failed', { paymentId: paymentId! });
    const [message] = (await listMessages(admin, { ...PLAIN, kind: 'payment.failed' })).rows;
    expect(message?.about).toEqual({ paymentId, orderNumber, customerName: expect.any(String) as string });
  });

  describe('to integrations', () => {
    async function failedDelivery() {
      const { id: integrationId } = await createIntegration(admin, { name: 'Trafiksystem' });
      const { booking } = await createOrder();
      const { insertId: deliveryId } = await execute(
        `INSERT INTO webhook_deliveries (event_id, integration_user_id, event, booking_id, body, created_at)
          VALUES (:eventId, :integrationId, 'booking.created', :bookingId, '{}', NOW(3))`,
        { eventId: randomUUID(), integrationId, bookingId: booking.id },
      );
      const id = await givenUp('webhook.send', { deliveryId });
      await giveUpDelivery(deliveryId);
      return { id, deliveryId, integrationId, bookingNumber: booking.number };
    }
    const delivery = async (id: number) =>
      (await selectOne<{ status: string }>('SELECT status FROM webhook_deliveries WHERE id = :id', { id }))?.status;

    it('name the integration and the subject', async () => {
      const { id, ...about } = await failedDelivery();
      expect((await seeMessage(admin, id)).about).toEqual({ ...about, integrationName: 'Trafiksystem' });
    });

    it('name, of an announcement, the integrations that it went to', async () => {
      const { integrationId, bookingNumber } = await failedDelivery();
      const eventId = randomUUID();
      const said = { eventId, event: 'booking.created', bookingNumber, status: 'booked', at: new Date() };
      const id = await queued('booking.announced', said);
      const about = async () => (await seeMessage(admin, id)).about;
      expect(await about()).toEqual({ bookingNumber, event: 'booking.created', integrations: [] });
      await execute(
        `INSERT INTO webhook_deliveries (event_id, integration_user_id, event, booking_id, body, created_at)
          SELECT :eventId, :integrationId, 'booking.created', id, '{}', NOW(3) FROM bookings WHERE number = :bookingNumber`,
        { eventId, integrationId, bookingNumber },
      );
      expect(await about()).toMatchObject({ integrations: ['Trafiksystem'] });
    });

    it('have the same state in the queue and in the integration’s log', async () => {
      const { id, deliveryId } = await failedDelivery();
      await retryMessage(admin, id);
      expect(await delivery(deliveryId)).toBe('pending');
      await discardMessage(admin, { id, reason: 'Systemet är nedlagt' });
      expect(await delivery(deliveryId)).toBe('failed');
    });

    it('leave the queue when they are sent again from the log', async () => {
      const { id, deliveryId } = await failedDelivery();
      await retryDelivery(admin, deliveryId);
      expect(await stateOf(id)).toBe('waiting');
      expect(await delivery(deliveryId)).toBe('pending');
      expect((await listMessages(admin, { ...PLAIN, kind: 'webhook.send' })).total).toBe(1);
    });
  });
});
