import { availableParallelism } from 'node:os';
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2';
import { normalisePassword } from './password-rules';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is slow on purpose and runs in libuv's pool of four: one core stays free for everybody else's pages. */
const slots = Math.max(1, Math.min(3, availableParallelism() - 1));
let running = 0;
const waiting: (() => void)[] = [];

async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < slots) running++;
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inSlot(() => hash(normalisePassword(password), COST));

let dummy: Promise<string> | undefined;

/**
 * True when the password is the one that was hashed. Without a hash (no such account) it does the same work against the hash of an unknown
 * password and returns false: the time reveals nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await dummy);
  const matches = await inSlot(() => verify(against, normalisePassword(password)));
  return matches && stored !== null && stored !== undefined;
}

/** True when the hash was made at less than today's cost, so that a login may renew it. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}
