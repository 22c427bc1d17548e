import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { seal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import { DomainError } from '../shared/errors';
import { loginAttemptStore } from './login-attempt.store';
import type { User } from './user.store';

const MINUTE_MS = 60_000;
const RECENT_MS = 15 * MINUTE_MS;
const TODAY_MS = 24 * 60 * MINUTE_MS;
/** Failures from one address in 15 minutes that lock the account for that address. */
export const MAX_FROM_ADDRESS = 10;
/** Failures in a day from several addresses, of each at most those that lock it there, that lock it for all until a reset. */
export const MAX_FROM_ANYWHERE = 100;

const FREE_TRIES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 2_000;

/** How long a try waits before it is looked at, by the failures before it from its address: none for three, then doubling. */
export const delayAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_TRIES));

/**
 * Under which key an account's tries are counted. One that exists has one key for username and e-mail; one that does not has its own, so
 * that both lock alike. Sealed, since people type passwords into the wrong field.
 */
export function accountKey(user: Pick<User, 'id'> | undefined, typedName: string): string {
  return keyOf(user ? `user:${user.id}` : `name:${typedName}`);
}

/** Under which key tries of a user's second factor are counted: apart from the password's, so that neither locks the other. */
export const secondFactorKey = (userId: number): string => keyOf(`code:${userId}`);

const keyOf = (account: string) => createHash('sha256').update(seal('login-attempts', account)).digest('hex');

/** A caller's address for counting: IPv6 by its /64, since one customer has all of that. */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 45);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  if (address.includes('::')) while (groups.length + after.length < 8) groups.push('0');
  const network = [...groups, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

export interface Try {
  accountKey: string;
  address: string;
  userId: number | undefined;
  /** Waits as long as the failures before it ask for, before the password is looked at. */
  wait: () => Promise<void>;
}

/**
 * Counts a try before its password or code is looked at, so that no number of tries at once gets past the limits; throws
 * `auth.accountLocked` when they are reached. `key` is whose tries they are: `accountKey`, `secondFactorKey`; `userId` says whose account that is,
 * where there is one.
 */
export async function beginTry(key: string, clientAddress: string, userId?: number): Promise<Try> {
  const address = countedAddress(clientAddress);
  const outcome = await inTransaction(async () => {
    const now = clock.millis();
    await loginAttemptStore.lockAccount(key, now + RECENT_MS);
    const failures = await loginAttemptStore.failures(key, address, {
      recent: new Date(now - RECENT_MS),
      today: new Date(now - TODAY_MS),
      mostOfOne: MAX_FROM_ADDRESS,
    });
    if (failures.lockedForAll || failures.fromHere >= MAX_FROM_ADDRESS) return 'locked';
    if (failures.fromAnywhere >= MAX_FROM_ANYWHERE) {
      await loginAttemptStore.lockForAll(key, userId, new Date(now));
      return 'locked';
    }
    await loginAttemptStore.insert(key, address, userId, new Date(now));
    return delayAfter(failures.fromHere);
  });
  if (outcome !== 'locked') {
    const wait = async () => {
      if (outcome > 0) await sleep(outcome);
    };
    return { accountKey: key, address, userId, wait };
  }
  logger.warn({ event: 'login.locked', account: key.slice(0, 12) }, 'login refused: account locked');
  throw new DomainError('auth.accountLocked');
}

/** The password was right: the failures from this address are forgotten. */
export const endTry = ({ accountKey: key, address, userId }: Try): Promise<void> =>
  inTransaction(() => loginAttemptStore.succeed(key, address, userId, clock.now()));

export interface LockedFrom {
  /** Null: from everywhere. */
  address: string | null;
  since: Date;
  /** When it ends by itself; null: when somebody unlocks it. */
  until: Date | null;
}

/** What keeps a user from logging in after too many tries, the newest first. */
export async function locksOf(userId: number): Promise<LockedFrom[]> {
  const locks = await loginAttemptStore.locksOf(userId, MAX_FROM_ADDRESS, lockedSince());
  return locks.map(({ oldest, ...lock }) => ({ ...lock, until: oldest && new Date(oldest.getTime() + RECENT_MS) }));
}

/** Failures after this instant count for the lock of an address. */
export const lockedSince = (): Date => new Date(clock.millis() - RECENT_MS);

/** Every lock of the account is lifted: after a password reset, or by an administrator. */
export async function unlock(user: Pick<User, 'id'>): Promise<void> {
  await loginAttemptStore.clear(accountKey(user, ''));
  await loginAttemptStore.clear(secondFactorKey(user.id));
}
