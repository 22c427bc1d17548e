// Traces: S6-036, S6-037, S8-251
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { execute, parseJson, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import {
  carryOutDeletions,
  type DeletionObstacle,
  findDeletions,
  ownDeletion,
  queueDeletion,
  registerPersonalData,
  withdrawDeletion,
} from './index';
import { readSession, startSession } from '../sessions';
import { registerCustomer } from '../customers';
import { loginOf } from '../sessions/testing/login-of';

/** What prevents each deletion, as a noun that keeps personal data would report it. */
const obstacles = new Map<number, DeletionObstacle>();
const hindered = (userId: number, possibleFrom: Date | null) =>
  obstacles.set(userId, { key: possibleFrom ? 'user.tripsUpcoming' : 'user.refundsOpen', possibleFrom });

describe('a waiting deletion', () => {
  useTestDatabase();
  let count = 0;

  beforeAll(() =>
    registerPersonalData({
      name: 'obstacles',
      obstacle: ({ userId }) => {
        const found = obstacles.get(userId);
        const isOver = found?.possibleFrom && found.possibleFrom <= clock.now();
        return Promise.resolve(isOver ? undefined : found);
      },
      lastAccounted: () => Promise.resolve(undefined),
      pseudonymise: () => Promise.resolve(),
      export: () => Promise.resolve([]),
    }),
  );
  beforeEach(() => clock.freeze('2027-06-15T10:00:00Z'));
  afterEach(async () => {
    clock.release();
    await execute('DELETE FROM account_deletions');
  });

  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string }) => error.key ?? 'no domain error',
    );
  const inDays = (days: number) => new Date(clock.millis() + days * DAY);

  async function customer(): Promise<UserActor> {
    const username = `vill.bort.${++count}`;
    const { userId } = await registerCustomer({
      username,
      email: `${username}@test.invalid`,
      password: 'Gul buss 55',
      name: 'Åsa Öberg',
      phone: '+46701740699',
      language: 'sv',
    });
    const { token } = await startSession({ login: await loginOf(userId) });
    return (await readSession(token))!.user!.actor;
  }
  /** The kinds of mails queued for a user, in order. */
  async function lettersOf(userId: number): Promise<string[]> {
    const rows = await select<{ payload: unknown }>("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id");
    return rows
      .map(({ payload }) => parseJson<{ to: string; template: string }>(payload))
      .filter(({ to }) => to === `vill.bort.${userId}@test.invalid`)
      .map(({ template }) => template)
      .filter((template) => template.startsWith('accountDelet'));
  }
  const isDeleted = async (userId: number) =>
    (await selectOne('SELECT id FROM users WHERE id = :userId AND pseudonymised_at IS NOT NULL', { userId })) !==
    undefined;

  it('is announced at once, again three days before, and carried out on the day', async () => {
    const anna = await customer();
    hindered(anna.userId, inDays(30));
    await queueDeletion(anna, anna.userId);
    expect((await ownDeletion(anna)).waiting).toEqual({ askedAt: clock.now(), dueAt: null });
    await carryOutDeletions();
    clock.advance(26 * DAY);
    await carryOutDeletions();
    expect(await lettersOf(count)).toEqual(['accountDeletionQueued']);
    clock.advance(DAY);
    await carryOutDeletions();
    await carryOutDeletions();
    expect(await lettersOf(count)).toEqual(['accountDeletionQueued', 'accountDeletionNear']);
    expect((await ownDeletion(anna)).waiting?.dueAt).toEqual(inDays(3));
    clock.advance(3 * DAY - HOUR);
    expect(await carryOutDeletions()).toBe(0);
    clock.advance(HOUR);
    expect(await carryOutDeletions()).toBe(1);
    expect(await isDeleted(anna.userId)).toBe(true);
    expect(await lettersOf(count)).toEqual(['accountDeletionQueued', 'accountDeletionNear', 'accountDeleted']);
    expect(await transitionsOf('user', anna.userId)).toMatchObject([
      { from: 'active', to: 'active', code: 'deletionAsked', actorUserId: anna.userId },
      { from: 'active', to: 'deleted', code: 'deletionAsked', actorKind: 'system', actorName: 'deletion-queue' },
    ]);
    expect(await carryOutDeletions()).toBe(0);
  });

  it('gives three days of notice when its obstacle ends without a known day, or at once', async () => {
    const anna = await customer();
    hindered(anna.userId, null);
    await queueDeletion(anna, anna.userId);
    clock.advance(10 * DAY);
    await carryOutDeletions();
    expect(await lettersOf(count)).toEqual(['accountDeletionQueued']);
    obstacles.delete(anna.userId);
    await carryOutDeletions();
    expect((await ownDeletion(anna)).waiting?.dueAt).toEqual(inDays(3));
    clock.advance(3 * DAY);
    expect(await carryOutDeletions()).toBe(1);

    const bo = await customer();
    hindered(bo.userId, inDays(1));
    await queueDeletion(bo, bo.userId);
    expect(await lettersOf(count)).toEqual(['accountDeletionNear']);
    expect((await ownDeletion(bo)).waiting?.dueAt).toEqual(inDays(3));
  });

  it('moves with its obstacle: a new day is announced, and it is never carried out while prevented', async () => {
    const anna = await customer();
    hindered(anna.userId, inDays(2));
    await queueDeletion(anna, anna.userId);
    hindered(anna.userId, inDays(40));
    await carryOutDeletions();
    expect((await ownDeletion(anna)).waiting?.dueAt).toBeNull();
    clock.advance(5 * DAY);
    expect(await carryOutDeletions()).toBe(0);
    expect(await isDeleted(anna.userId)).toBe(false);
    clock.advance(32 * DAY);
    await carryOutDeletions();
    expect((await ownDeletion(anna)).waiting?.dueAt).toEqual(inDays(3));
    // Nearer than the notice, yet the announced day stands.
    clock.advance(2 * DAY);
    await carryOutDeletions();
    expect((await ownDeletion(anna)).waiting?.dueAt).toEqual(inDays(1));
    clock.advance(DAY);
    expect(await carryOutDeletions()).toBe(1);
  });

  it('can be withdrawn until it happens, which is then logged and announced', async () => {
    const anna = await customer();
    expect(await outcomeOf(withdrawDeletion(anna, anna.userId))).toBe('user.deletionNotAsked');
    hindered(anna.userId, inDays(2));
    await queueDeletion(anna, anna.userId);
    await queueDeletion(anna, anna.userId);
    await withdrawDeletion(anna, anna.userId);
    clock.advance(90 * DAY);
    expect(await carryOutDeletions()).toBe(0);
    expect(await isDeleted(anna.userId)).toBe(false);
    expect(await lettersOf(count)).toEqual(['accountDeletionNear', 'accountDeletionWithdrawn']);
    const codes = (await transitionsOf('user', anna.userId)).map(({ code }) => code);
    expect(codes).toEqual(['deletionAsked', 'deletionWithdrawn']);
  });

  it('is for customers themselves and for administrators, who see them all', async () => {
    const [anna, bo] = [await customer(), await customer()];
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const driver = await createUser({ roles: ['DRIVER'] });
    hindered(anna.userId, inDays(30));
    hindered(bo.userId, null);
    expect(await outcomeOf(queueDeletion(bo, anna.userId))).toBe('user.notFound');
    expect(await outcomeOf(queueDeletion(driver, driver.userId))).toBe('user.self');
    expect(await outcomeOf(queueDeletion(admin, driver.userId))).toBe('auth.noPermission');
    await queueDeletion(admin, anna.userId);
    clock.advance(1_000);
    await queueDeletion(bo, bo.userId);
    const plain = { text: '', sort: 'asked', descending: false, page: 1, pageSize: 20 } as const;
    const { rows: deletions, total } = await findDeletions(admin, plain);
    expect(total).toBe(2);
    expect(deletions).toMatchObject([
      { userId: anna.userId, byOneself: false, obstacle: { key: 'user.tripsUpcoming' }, dueAt: null },
      { userId: bo.userId, byOneself: true, obstacle: { key: 'user.refundsOpen' }, expected: null },
    ]);
    expect((await findDeletions(admin, { ...plain, text: 'inga' })).total).toBe(0);
    for (const other of [anna, driver]) expect(await outcomeOf(findDeletions(other, plain))).toBe('auth.noPermission');
    expect(await outcomeOf(withdrawDeletion(bo, anna.userId))).toBe('user.notFound');
    expect(await outcomeOf(withdrawDeletion(anna, anna.userId))).toBe('done');
    expect(await outcomeOf(withdrawDeletion(admin, bo.userId))).toBe('done');
  });

  it('happens once, however many jobs and requests coincide', async () => {
    const anna = await customer();
    hindered(anna.userId, inDays(1));
    await Promise.all(Array.from({ length: 5 }, () => queueDeletion(anna, anna.userId)));
    expect(await lettersOf(count)).toEqual(['accountDeletionNear']);
    clock.advance(3 * DAY);
    const carried = await Promise.all(Array.from({ length: 5 }, () => carryOutDeletions()));
    expect(carried.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });
});
