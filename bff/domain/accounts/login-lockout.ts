// Traces: S8-014
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
/** Failures in a day from several addresses (counting for each at most those that lock it there) that lock it for all until a reset. */
export const MAX_FROM_ANYWHERE = 100;

const FREE_TRIES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 2_000;

/** How long an attempt waits before it is checked, by the failures before it from its address: nothing for three, then doubling. */
export const delayAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_TRIES));

/** The key that counts all of an account's attempts, whichever of its names was used. */
export const accountKey = (user: Pick<User, 'id'>): string => keyOf(`user:${user.id}`);

/** The key that counts attempts for a name, known or not. A keyed hash, because people type passwords into the wrong field. */
export const nameKey = (typedName: string): string => keyOf(`name:${typedName}`);

/** The key that counts attempts at a user's second factor: separate from the password's, so that neither locks the other. */
export const secondFactorKey = (userId: number): string => keyOf(`code:${userId}`);

/** All the keys under which attempts for an account are counted. */
export const keysOf = ({ id, username, email }: Pick<User, 'id' | 'username' | 'email'>): string[] => [
  accountKey({ id }),
  secondFactorKey(id),
  nameKey(username),
  nameKey(email),
];

const keyOf = (account: string) => createHash('sha256').update(seal('login-attempts', account)).digest('hex');

/** A caller's address for counting: IPv6 by its /64, because one customer has all of that. */
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

/** What an attempt is counted under. */
export interface AttemptKeys {
  account: string;
  /**
   * The name as typed, where a stranger may type it: its limits are revealed, while those of the account are not, or a lock would reveal
   * that two names are one account's.
   */
  name?: string;
}

/** The keys of a login attempt. An unknown name has a second key too, so that it takes the same work. */
export const logInKeys = (user: Pick<User, 'id'> | undefined, typedName: string): AttemptKeys => ({
  account: user ? accountKey(user) : keyOf(`nobody:${typedName}`),
  name: nameKey(typedName),
});

export interface Attempt {
  keys: AttemptKeys;
  address: string;
  userId: number | undefined;
  /** The account has reached its limits, and that must not be revealed: whatever is typed is wrong. */
  isHopeless: boolean;
  /** Waits before the password is checked, as long as the earlier failures require. */
  wait: () => Promise<void>;
}

/**
 * Counts an attempt before its password or code is checked, so that no number of simultaneous attempts gets past the limits; throws
 * `auth.accountLocked` when they are reached, those of the name where one was typed. `userId` is the owner of the account, if there is one.
 */
export async function beginAttempt(keys: AttemptKeys, clientAddress: string, userId?: number): Promise<Attempt> {
  const address = countedAddress(clientAddress);
  const { account, name } = keys;
  const outcome = await inTransaction(async () => {
    const now = clock.millis();
    // In the same order for everybody, or two attempts would wait for each other.
    for (const key of [account, name].filter((key) => key !== undefined).sort())
      await loginAttemptStore.lockKey(key, now + RECENT_MS);
    const ofName = name === undefined ? undefined : await standOf(name, address, undefined);
    if (ofName?.isLocked) return 'locked';
    const ofAccount = await standOf(account, address, userId);
    if (ofAccount.isLocked && !ofName) return 'locked';
    await loginAttemptStore.insert(account, address, userId, new Date(now));
    if (name !== undefined) await loginAttemptStore.insert(name, address, undefined, new Date(now));
    return { isHopeless: ofAccount.isLocked, delay: delayAfter((ofName ?? ofAccount).fromHere) };
  });
  if (outcome === 'locked') {
    logger.warn({ event: 'login.locked', account: account.slice(0, 12) }, 'login refused: account locked');
    throw new DomainError('auth.accountLocked');
  }
  const { isHopeless, delay } = outcome;
  const wait = async () => {
    if (delay > 0) await sleep(delay);
  };
  return { keys, address, userId, isHopeless, wait };
}

/** Counts a key's failures from an address; a key that has reached its limit from anywhere is locked for all from now on. */
async function standOf(key: string, address: string, userId: number | undefined) {
  const now = clock.millis();
  const failures = await loginAttemptStore.failures(key, address, {
    recent: new Date(now - RECENT_MS),
    today: new Date(now - TODAY_MS),
    mostOfOne: MAX_FROM_ADDRESS,
  });
  const { lockedForAll, fromHere, fromAnywhere } = failures;
  if (lockedForAll || fromHere >= MAX_FROM_ADDRESS) return { isLocked: true, fromHere };
  if (fromAnywhere < MAX_FROM_ANYWHERE) return { isLocked: false, fromHere };
  await loginAttemptStore.lockForAll(key, userId, new Date(now));
  return { isLocked: true, fromHere };
}

/** The password was right: the failures from this address are forgotten. */
export const endAttempt = ({ keys: { account, name }, address, userId }: Attempt): Promise<void> => {
  const others = name === undefined ? [] : [name];
  return inTransaction(() => loginAttemptStore.succeed([account, ...others], address, userId, clock.now()));
};

export interface LockedFrom {
  /** Null: from everywhere. */
  address: string | null;
  since: Date;
  /** When it ends by itself; null: when somebody unlocks it. */
  until: Date | null;
}

/** What keeps a user from logging in after too many attempts, newest first. */
export async function locksOf(userId: number): Promise<LockedFrom[]> {
  const locks = await loginAttemptStore.locksOf(userId, lockRule());
  return locks.map(({ oldest, ...lock }) => ({ ...lock, until: oldest && new Date(oldest.getTime() + RECENT_MS) }));
}

/** Since when failures count for the lock of an address, and how many of them lock it. */
export const lockRule = () => ({ fromAddress: MAX_FROM_ADDRESS, recent: new Date(clock.millis() - RECENT_MS) });

/** Lifts every lock of the account, whichever name caused it: after a password reset, or by an administrator. */
export const unlock = (user: Pick<User, 'id' | 'username' | 'email'>): Promise<void> =>
  loginAttemptStore.clear(keysOf(user));
