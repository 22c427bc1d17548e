// Traces: S6-024, S6-036, S6-037, S8-067, S8-068, S8-250, S8-253, S9-019
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteUser,
  exportPerson,
  openSeal,
  ownDeletion,
  purgeSealedRecords,
  registerPersonalData,
  sealOf,
} from '../erasure';
import { offerSecondFactor, requestEmailChange } from '../accounts';
import { readSession, startSession } from '../sessions';
import { registerCustomer } from '../customers';
import type { UserActor } from '@bff/domain/shared/actor';
import { logTransition, transitionsOf } from '@bff/domain/shared/event-log.store';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createOrder, createUser } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { personalDataOfBookings } from './personal-data';
import { loginOf } from '../sessions/testing/login-of';

/** Everything that contains this is about the person. */
const MARK = 'Hemlighetsson';
const PHONE = '+46701740699';

describe('deleting an account', () => {
  const database = useTestDatabase();
  let count = 0;

  beforeAll(() => registerPersonalData(personalDataOfBookings));
  beforeEach(() => clock.freeze('2027-06-15T10:00:00Z'));
  afterEach(() => clock.release());

  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string; params?: unknown[] }) => [error.key ?? 'no domain error', ...(error.params ?? [])].join(),
    );
  async function customer({ corporate = false } = {}) {
    const username = `${MARK.toLowerCase()}${++count}`;
    const { userId, customerId } = await registerCustomer({
      username,
      email: `${username}@test.invalid`,
      password: 'Gul buss 55',
      name: `Åsa ${MARK}`,
      phone: PHONE,
      language: 'sv',
      ...(corporate ? { company: { name: `${MARK} Resor AB`, orgNumber: '5560360793' } } : {}),
    });
    await execute('UPDATE customers SET street = :street WHERE id = :customerId', {
      customerId,
      street: `${MARK}s gata 1`,
    });
    const { token } = await startSession({ login: await loginOf(userId), carry: { lastSearch: MARK } });
    return { actor: (await readSession(token))!.user!.actor as UserActor & { customerId: number }, token, username };
  }
  /** A day trip that began that many days ago, with everything about the person that an order can hold. */
  async function tripOf(
    actor: { userId: number; customerId: number },
    daysAgo: number,
    status: 'booked' | 'canceled' = 'booked',
  ) {
    const { order, booking } = await createOrder({
      customer: actor,
      departure: new Date(clock.millis() - daysAgo * DAY),
      order: { contactName: `Åsa ${MARK}`, contactEmail: `${MARK.toLowerCase()}@test.invalid`, contactPhone: PHONE, comment: `${MARK} önskar`, specialRequests: MARK }, // prettier-ignore
      booking: {
        status,
        ...(status === 'canceled'
          ? { canceledAt: clock.now(), canceledBy: 'customer', cancellationFee: 0, cancelReason: MARK }
          : {}),
      },
    });
    await execute('UPDATE order_stops SET street = :street, home_street = :street WHERE order_id = :id', {
      id: order.id,
      street: `${MARK}s gata 1`,
    });
    return { order, booking };
  }
  const paid = (orderId: number) =>
    execute(
      `INSERT INTO payments (order_id, status, amount, captured_amount, idempotency_key, card_brand, card_last4, decline_message, succeeded_at)
        VALUES (:orderId, 'succeeded', 1166000, 1166000, :key, 'visa', '4242', :mark, :at)`,
      { orderId, key: `pay-${orderId}`, mark: MARK, at: clock.now() },
    );
  /** Every row of every table that contains one of the marks. */
  async function leftovers(marks: readonly string[]): Promise<string[]> {
    const tables = await select<{ name: string }>(
      "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.sequelize.query(`SELECT * FROM \`${name}\``).then(([all]) => all as object[]);
      for (const row of rows) {
        const text = JSON.stringify(row).toLowerCase();
        if (marks.some((mark) => text.includes(mark.toLowerCase()))) found.push(`${name}: ${text}`);
      }
    }
    return found;
  }

  it('leaves nothing of the person anywhere, and everything that accounting needs', async () => {
    const { actor, token, username } = await customer();
    const { order } = await tripOf(actor, 40);
    await paid(order.id);
    const { booking } = await tripOf(actor, 10, 'canceled');
    const canceled = { entity: 'booking', entityId: booking.id, from: 'booked', to: 'canceled' };
    await logTransition({ ...canceled, by: actor, code: 'mismatch', reason: `${MARK} är sjuk` });
    await requestEmailChange(actor, `ny.${MARK}@test.invalid`);
    await offerSecondFactor(actor);
    // Pretends that the mails have been sent.
    await execute("UPDATE outbox SET payload = '{}', sent_at = :now", { now: clock.now() });
    expect(await leftovers([MARK])).not.toEqual([]);
    await deleteUser(actor, actor.userId);
    const farewell = await selectOne<{ payload: string }>(
      'SELECT CAST(payload AS CHAR) AS payload FROM outbox WHERE sent_at IS NULL',
    );
    expect(farewell?.payload).toContain('accountDeleted');
    expect(farewell?.payload).toContain(`${username}@test.invalid`);
    await execute("UPDATE outbox SET payload = '{}', sent_at = :now", { now: clock.now() });

    expect(await leftovers([MARK, PHONE, '4242'])).toEqual([]);
    expect(await readSession(token)).toBeNull();
    expect(await selectOne('SELECT total, tax, number FROM orders WHERE id = :id', { id: order.id })).toMatchObject({ total: 1_166_000, tax: 66_000, number: order.number }); // prettier-ignore
    expect(await transitionsOf('user', actor.userId)).toMatchObject([
      { from: 'active', to: 'deleted', actorUserId: actor.userId },
    ]);
    expect((await transitionsOf('booking', booking.id)).at(-1)).toMatchObject({ to: 'canceled', code: 'mismatch', reason: null, actorUserId: actor.userId }); // prettier-ignore
    // The names are free.
    expect(await outcomeOf(registerCustomer({ username, email: `${username}@test.invalid`, password: 'Gul buss 55', name: 'Ny', phone: PHONE, language: 'sv' }))).toBe('done'); // prettier-ignore
  });

  it('keeps the recipient of an invoice, sealed, for administrators with a reason, through the seventh year after', async () => {
    const { actor } = await customer({ corporate: true });
    const { customerId } = actor;
    await paid((await tripOf(actor, 40)).order.id);
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    expect(await outcomeOf(openSeal(admin, customerId, 'Revision'))).toBe('user.sealNotFound');
    await deleteUser(actor, actor.userId);
    const operator = await createUser({ roles: ['COMPANY_ADMIN'] });
    for (const stranger of [operator, actor]) {
      expect(await outcomeOf(openSeal(stranger, customerId, 'Revision'))).toBe('auth.noPermission');
      expect(await outcomeOf(sealOf(stranger, customerId))).toBe('auth.noPermission');
    }
    const closed = await sealOf(admin, customerId);
    expect(closed).toMatchObject({ keepUntil: '2034-12-31', deletedAt: clock.now(), openings: [] });
    expect(JSON.stringify(closed)).not.toContain('sealed');
    expect(await openSeal(admin, customerId, 'Revision')).toMatchObject({
      name: `Åsa ${MARK}`,
      companyName: `${MARK} Resor AB`,
      orgNumber: '5560360793',
      street: `${MARK}s gata 1`,
    });
    expect((await sealOf(admin, customerId)).openings).toMatchObject([
      { reason: 'Revision', userId: admin.userId, at: clock.now() },
    ]);
    clock.freeze('2034-12-31T20:00:00Z');
    await purgeSealedRecords();
    expect(await openSeal(admin, customerId, 'Revision')).toBeDefined();
    clock.freeze('2034-12-31T23:30:00Z');
    await purgeSealedRecords();
    expect(await outcomeOf(openSeal(admin, customerId, 'Revision'))).toBe('user.sealNotFound');
  });

  it('keeps nothing about somebody who never paid', async () => {
    const { actor } = await customer();
    await tripOf(actor, 40, 'canceled');
    await deleteUser(actor, actor.userId);
    expect(
      await select('SELECT user_id FROM deleted_accounts WHERE user_id = :userId', { userId: actor.userId }),
    ).toEqual([]);
  });

  it('waits for coming trips and two weeks after the last one, and says until when; canceled ones do not count', async () => {
    const { actor } = await customer();
    await tripOf(actor, -20, 'canceled');
    expect((await ownDeletion(actor)).obstacle).toBeNull();
    await tripOf(actor, 5);
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toMatch(
      /^user\.lastTripRecent,2027-06-24T22:00:00\.000Z$/,
    );
    await tripOf(actor, -30);
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toMatch(/^user\.tripsUpcoming,2027-07-29T22:00:00\.000Z$/);
    expect((await ownDeletion(actor)).obstacle).toMatchObject({ key: 'user.tripsUpcoming' });
    expect((await exportPerson(actor)).account.email).toContain(MARK.toLowerCase());
    clock.advance(45 * DAY);
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toBe('done');
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toBe('user.notFound');
  });

  it('waits for refunds on their way', async () => {
    const { actor } = await customer();
    const { order } = await tripOf(actor, -20, 'canceled');
    const { insertId } = await paid(order.id);
    await execute("INSERT INTO refunds (payment_id, amount, reason, idempotency_key) VALUES (:insertId, 100, 'canceled', :key)", { insertId, key: `r${insertId}` }); // prettier-ignore
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toBe('user.refundsOpen');
    await execute("UPDATE refunds SET status = 'succeeded', completed_at = :now", { now: clock.now() });
    expect(await outcomeOf(deleteUser(actor, actor.userId))).toBe('done');
  });

  it('can be done by customers themselves and by administrators, who are customers too; staff are deleted by others', async () => {
    const [anna, bo] = [await customer(), await customer()];
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const driver = await createUser({ roles: ['DRIVER'] });
    expect(await outcomeOf(deleteUser(anna.actor, bo.actor.userId))).toBe('user.notFound');
    expect(await outcomeOf(deleteUser(admin, admin.userId))).toBe('user.self');
    expect(await outcomeOf(deleteUser(driver, driver.userId))).toBe('user.self');
    expect((await ownDeletion(driver)).mayDelete).toBe(false);
    await tripOf(bo.actor, -20);
    expect(await outcomeOf(deleteUser(admin, bo.actor.userId))).toMatch(/^user\.tripsUpcoming/);
    expect(await outcomeOf(deleteUser(admin, anna.actor.userId))).toBe('done');
  });

  it('happens once, however many ask at once', async () => {
    const { actor } = await customer();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(deleteUser(actor, actor.userId))));
    expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(4).fill('user.notFound')]);
  });
});

describe('an export', () => {
  useTestDatabase();
  beforeAll(() => registerPersonalData(personalDataOfBookings));

  it("has everything about the person, and nothing that opens the account or is somebody else's", async () => {
    const make = async (username: string) => {
      const { userId, customerId } = await registerCustomer({ username, email: `${username}@test.invalid`, password: 'Gul buss 55', name: username, phone: PHONE, language: 'sv' }); // prettier-ignore
      await createOrder({ customer: { userId, customerId }, order: { comment: `${username} önskar` } });
      const { token } = await startSession({ login: await loginOf(userId) });
      return { actor: (await readSession(token))!.user!.actor, token };
    };
    const anna = await make('exporterad');
    await make('grannen');
    const all = await exportPerson(anna.actor);
    expect(all).toMatchObject({
      account: { username: 'exporterad', roles: ['CUSTOMER', 'PRIVATE_CUSTOMER'] },
      contact: { phone: PHONE },
      sessions: [{}],
      orders: [{ comment: 'exporterad önskar', total: 1_166_000, bookings: [{ status: 'booked' }] }],
    });
    const text = JSON.stringify(all);
    for (const secret of ['grannen', 'argon2', 'token', anna.token]) expect(text).not.toContain(secret);
  });
});
