import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeReservation, mailPayLink } from '@bff/domain/bookings';
import { type BookingWorld, DETAILS, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { requestPasswordReset } from '@bff/domain/accounts';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { purgeMailBudgets, queueMail } from '.';

/** Forms that make us send mail must not be a way to fill somebody's mailbox. */
// A connection for each simultaneous request: on a busy machine the last would wait longer for one than a request may.
useTestDatabase({ pool: 45 });
afterEach(() => clock.release());

const mails = async (to: string) => {
  const rows = await select<{ payload: unknown }>("SELECT payload FROM outbox WHERE kind = 'mail'");
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(to)).length;
};
const verification = (to: string) =>
  queueMail('emailVerification', { to, language: 'sv', data: { name: 'Anna', url: 'https://x.test/a' } });
const application = (to: string) =>
  queueMail('applicationReceived', { to, language: 'sv', data: { name: 'Anna', companyName: 'Buss' } });

const outcomes = async (asked: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(asked);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error & { key?: string }] : []));
  expect(refused.map(({ key, message }) => key ?? message).filter((why) => why !== 'request.tooMany')).toEqual([]);
  return { done: settled.length - refused.length, refused: refused.length };
};

describe('mails requested by forms', () => {
  it('are limited per address, even when all are requested at once, and allowed again an hour later', async () => {
    const to = 'victim@test.invalid';
    expect(await outcomes(Array.from({ length: 20 }, () => application(to)))).toEqual({ done: 3, refused: 17 });
    await expect(application('Victim@Test.invalid')).rejects.toMatchObject({
      key: 'request.tooMany',
      params: [expect.any(Number)],
    });
    expect(await application('another@test.invalid')).toBe(true);
    clock.advance(HOUR);
    expect(await application(to)).toBe(true);
    expect(await mails(to)).toBe(4);
  });

  it('are silently left out where a refusal would reveal something', async () => {
    const to = 'quiet@test.invalid';
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await verification(to));
    expect(answers).toEqual([true, true, true, false, false, false]);
    expect(await mails(to)).toBe(3);
  });

  it('about a change of address do not reveal by their number whether it has an account', async () => {
    const to = 'changed@test.invalid';
    const data = { name: 'Anna', url: 'https://x.test/a', forgotUrl: 'https://x.test/b' };
    for (const kind of ['emailChange', 'emailChangeTaken', 'emailChange'] as const)
      await queueMail(kind, { to, language: 'sv', data });
    for (const kind of ['emailChange', 'emailChangeTaken'] as const)
      await expect(queueMail(kind, { to, language: 'sv', data })).rejects.toMatchObject({ key: 'request.tooMany' });
  });

  it('are counted without storing an address, and forgotten', async () => {
    await verification('nobody-reads-this@test.invalid');
    const rows = await select('SELECT * FROM mail_budgets');
    expect(JSON.stringify(rows)).not.toContain('test.invalid');
    clock.advance(2 * HOUR);
    await purgeMailBudgets();
    expect(await select('SELECT * FROM mail_budgets')).toEqual([]);
  });

  it('for a new password are answered alike, however often', async () => {
    const email = 'reset@test.invalid';
    await createUser({ email });
    for (let n = 0; n < 6; n++) {
      await requestPasswordReset(email);
      await requestPasswordReset('nobody@test.invalid');
    }
    expect(await mails(email)).toBe(3);
  });
});

describe('the pay link', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterAll(() => world.stop());

  it('clicked 40 times is mailed three times for an order, and five to an address', async () => {
    let sent = 0;
    for (let n = 0; n < 2; n++) {
      const { buyer, orderNumber } = await world.held();
      await completeReservation(buyer, orderNumber, { ...DETAILS, contactEmail: 'clicked@test.invalid' });
      const { done } = await outcomes(Array.from({ length: 40 }, () => mailPayLink(buyer, orderNumber)));
      expect(done).toBe(n === 0 ? 3 : 2);
      sent += done;
    }
    expect(sent).toBe(5);
    expect(await mails('clicked@test.invalid')).toBe(5);
  });
});
