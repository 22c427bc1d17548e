import { AsyncResource } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EnqueueOptions, enqueue as enqueueKnown } from '@bff/domain/shared/outbox.store';
import { DAY, MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { TRIES_OF_A_MISTAKE } from './back-off';
import { outboxQueue } from './outbox-queue.store';
import { createOutboxWorker, type OutboxHandler, type OutboxMessage } from './outbox-worker';

useTestDatabase({ pool: 20 });

interface Row {
  attempts: number;
  payload: string;
  dueAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  lockedUntil: Date | null;
  lastError: string | null;
}
const rows = () =>
  select<Row>(
    `SELECT attempts, payload, due_at AS dueAt, sent_at AS sentAt, failed_at AS failedAt, locked_until AS lockedUntil,
      last_error AS lastError FROM outbox ORDER BY id`,
  );
const onlyRow = async (): Promise<Row> => {
  const [row] = await rows();
  if (!row) throw new Error('no row');
  return row;
};

const givenUp: OutboxMessage[] = [];
/** Of kinds that no other handler is asked for. */
const enqueue = enqueueKnown as unknown as (
  kind: string,
  payload: object,
  options?: EnqueueOptions,
) => Promise<boolean>;

const worker = (handler: OutboxHandler, kind = 'test') =>
  createOutboxWorker({
    handlers: { [kind]: handler },
    onGivenUp: (message) => {
      givenUp.push(message);
      return Promise.resolve();
    },
    pollMs: 5,
  });
const failing = (verdict?: 'wait' | 'giveUp'): OutboxHandler => ({
  handle: () => Promise.reject(new Error('no answer')),
  judge: () => verdict,
});

beforeEach(async () => {
  await execute('DELETE FROM outbox');
  givenUp.length = 0;
  clock.freeze('2027-03-01T12:00:00Z');
});
afterEach(() => clock.release());

describe('the outbox worker', () => {
  it('gives each message to one of many workers, with what was promised', async () => {
    for (let number = 0; number < 150; number++) await enqueue('test', { number });
    const seen: unknown[] = [];
    const handler: OutboxHandler = {
      handle: ({ payload }) => {
        seen.push((payload as { number: number }).number);
        return Promise.resolve();
      },
    };
    const sent = await Promise.all(Array.from({ length: 6 }, () => worker(handler).drain()));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(150);
    expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 150 }, (_, index) => index));
    expect((await rows()).every(({ sentAt, lockedUntil, attempts }) => sentAt && !lockedUntil && attempts === 1)).toBe(
      true,
    );
    expect(await worker(handler).drain()).toBe(0);
  });

  it('sends nothing of a transaction that is rolled back, nor before its time', async () => {
    const abandoned = inTransaction(async () => {
      await enqueue('test', {});
      throw new Error('changed our mind');
    });
    await expect(abandoned).rejects.toThrow('changed our mind');
    await enqueue('test', {}, { dueAt: new Date(clock.millis() + MINUTE) });
    const sending = worker({ handle: () => Promise.resolve() });
    expect(await sending.drain()).toBe(0);
    clock.advance(MINUTE);
    expect(await sending.drain()).toBe(1);
  });

  it('waits longer after each failure, and sends when it can', async () => {
    let isUp = false;
    let tries = 0;
    const sending = worker({
      handle: () => {
        tries++;
        return isUp ? Promise.resolve() : Promise.reject(new Error('no answer'));
      },
      judge: () => 'wait',
    });
    await enqueue('test', {});
    for (const [at, wait] of [2, 4, 8].entries()) {
      await sending.drain();
      const row = await onlyRow();
      expect(tries).toBe(at + 1);
      expect(row).toMatchObject({ attempts: at + 1, sentAt: null, failedAt: null, lockedUntil: null });
      expect(row.lastError).toContain('no answer');
      const waits = row.dueAt.getTime() - clock.millis();
      expect(waits).toBeGreaterThanOrEqual(wait * SECOND);
      expect(waits).toBeLessThanOrEqual(wait * 1.2 * SECOND);
      clock.advance(waits - 1);
      await sending.drain();
      expect(tries).toBe(at + 1);
      clock.advance(1);
    }
    isUp = true;
    expect(await sending.drain()).toBe(1);
    expect(await onlyRow()).toMatchObject({ attempts: 4, lastError: null, failedAt: null });
  });

  it('parks what can never be sent at once, and a mistake of ours after some tries, and tells', async () => {
    await enqueue('test', { number: 1 });
    await worker(failing('giveUp')).drain();
    expect(await onlyRow()).toMatchObject({ attempts: 1, sentAt: null });
    expect((await onlyRow()).failedAt).not.toBeNull();
    expect(givenUp).toMatchObject([{ kind: 'test', payload: { number: 1 } }]);

    await execute('DELETE FROM outbox');
    await enqueue('test', { number: 2 });
    const sending = worker(failing());
    for (let tries = 0; tries < TRIES_OF_A_MISTAKE + 3; tries++) {
      await sending.drain();
      clock.advance(DAY);
    }
    expect(await onlyRow()).toMatchObject({ attempts: TRIES_OF_A_MISTAKE });
    expect(givenUp).toHaveLength(2);
    expect(await outboxQueue.backlog(clock.now())).toMatchObject({ late: { count: 0 }, givenUp: { count: 1 } });
  });

  it('does not park a message when telling about it fails: both or neither', async () => {
    await enqueue('test', {});
    const sending = createOutboxWorker({
      handlers: { test: failing('giveUp') },
      onGivenUp: () => Promise.reject(new Error('nobody to tell')),
    });
    await expect(sending.drain()).rejects.toThrow('nobody to tell');
    expect((await onlyRow()).failedAt).toBeNull();
  });

  it('lets a failing message hold up no other', async () => {
    await enqueue('test', { bad: true });
    await enqueue('test', { bad: false });
    const sending = worker({
      handle: ({ payload }) =>
        (payload as { bad: boolean }).bad ? Promise.reject(new Error('bad')) : Promise.resolve(),
    });
    expect(await sending.drain()).toBe(1);
  });

  it('sends what belongs together in its order, by however many workers, and lets others pass', async () => {
    for (let number = 0; number < 40; number++)
      await enqueue('test', { thing: number % 4, number }, { orderingKey: `thing:${number % 4}` });
    await enqueue('test', { thing: 'free' });
    const seen: { thing: unknown; number: number }[] = [];
    let failures = 10;
    const handler: OutboxHandler = {
      handle: async ({ payload }) => {
        const { thing, number } = payload as { thing: unknown; number: number };
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
        if (thing === 1 && failures-- > 0) throw new Error('away');
        seen.push({ thing, number });
      },
      judge: () => 'wait',
    };
    const workers = Array.from({ length: 5 }, () => worker(handler));
    while (seen.length < 41) {
      await Promise.all(workers.map((one) => one.drain()));
      clock.advance(20 * MINUTE);
    }
    for (const thing of [0, 1, 2, 3]) {
      const numbers = seen.filter((one) => one.thing === thing).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => index * 4 + thing));
    }
    // The first of them failed ten times; nobody else waited for it.
    expect(seen.findIndex(({ thing }) => thing === 1)).toBe(31);
  });

  it('waits with the second of two while another process has the first, and goes on when it is given up', async () => {
    await enqueue('test', { number: 1 }, { orderingKey: 'thing:1' });
    await enqueue('test', { number: 2 }, { orderingKey: 'thing:1' });
    const claim = () => outboxQueue.claim(['test'], 10, new Date(clock.millis() + MINUTE));
    const byAnother = AsyncResource.bind(claim);
    await inTransaction(async () => {
      // Its row is locked: passed by as a candidate, but still there for the one after it.
      await select('SELECT id FROM outbox ORDER BY id LIMIT 1 FOR UPDATE');
      expect(await byAnother()).toEqual([]);
    });
    const [first, ...others] = await claim();
    expect([first!.payload, others]).toEqual([{ number: 1 }, []]);
    expect(await claim()).toEqual([]);
    await outboxQueue.giveUp(first!, 'no use');
    expect(await claim()).toMatchObject([{ payload: { number: 2 } }]);
  });

  it('takes over what a dead process held, once its time is over; the dead cannot mark it any more', async () => {
    await enqueue('test', {});
    const [dead] = await outboxQueue.claim(['test'], 1, new Date(clock.millis() + 5 * MINUTE));
    if (!dead) throw new Error('nothing claimed');
    const sending = worker({ handle: () => Promise.resolve() });
    expect(await sending.drain()).toBe(0);
    clock.advance(5 * MINUTE);
    const [heir] = await outboxQueue.claim(['test'], 1, new Date(clock.millis() + 5 * MINUTE));
    await outboxQueue.markSent(dead, { forget: false });
    expect(await outboxQueue.extend(dead, new Date(clock.millis() + MINUTE))).toBe(false);
    expect(await onlyRow()).toMatchObject({ sentAt: null, attempts: 2 });
    if (heir) await outboxQueue.markSent(heir, { forget: false });
    expect((await onlyRow()).sentAt).not.toBeNull();
  });

  it('leaves kinds that it knows nothing of to a process that does', async () => {
    await enqueue('of.tomorrow', {});
    expect(await worker({ handle: () => Promise.resolve() }).drain()).toBe(0);
    expect(await onlyRow()).toMatchObject({ attempts: 0, failedAt: null });
  });

  it('forgets what it has sent, where that is personal', async () => {
    await enqueue('test', { link: 'secret' });
    await worker({ handle: () => Promise.resolve(), forgetPayload: true }).drain();
    expect(JSON.stringify((await onlyRow()).payload)).not.toContain('secret');
  });

  it('waits for what is under way when it is stopped, and gives the rest back untried', async () => {
    for (let number = 0; number < 10; number++) await enqueue('test', { number });
    let let4through: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (let4through = resolve));
    let begun = 0;
    const running = worker({
      handle: () => {
        begun++;
        return gate;
      },
    }).start();
    while (begun < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    const stopped = running.stop();
    let4through();
    await stopped;
    const after = await rows();
    expect(after.filter(({ sentAt }) => sentAt)).toHaveLength(4);
    expect(after.filter(({ attempts, lockedUntil }) => attempts === 0 && lockedUntil === null)).toHaveLength(6);
  });

  it('keeps going over errors of the database itself', async () => {
    await enqueue('test', {});
    let sent = 0;
    await execute('RENAME TABLE outbox TO outbox_away');
    const running = worker({
      handle: () => {
        sent++;
        return Promise.resolve();
      },
    }).start();
    await new Promise((resolve) => setTimeout(resolve, 40));
    await execute('RENAME TABLE outbox_away TO outbox');
    while (sent === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await running.stop();
    expect((await onlyRow()).sentAt).not.toBeNull();
  });

  it('deletes what was sent long ago, except what must not be sent again', async () => {
    await enqueue('test', {});
    const mail = {
      template: 'test',
      recipient: 'anna@test.invalid',
      orderNumber: null,
      bookingNumber: null,
      requestNumber: null,
    };
    await enqueue('test', {}, { dedupeKey: 'once', mail });
    await worker({ handle: () => Promise.resolve() }).drain();
    await enqueue('test', { still: 'due' }, { mail });
    clock.advance(DAY);
    expect(await outboxQueue.purgeSent(clock.now())).toBe(1);
    expect(await selectOne<{ left: number }>('SELECT COUNT(*) AS `left` FROM outbox')).toEqual({ left: 2 });
    expect(await enqueue('test', {}, { dedupeKey: 'once' })).toBe(false);
    // Whom it went to is no longer known; who waits is.
    expect(await select('SELECT recipient FROM outbox ORDER BY id')).toEqual([
      { recipient: null },
      { recipient: 'anna@test.invalid' },
    ]);
  });
});
