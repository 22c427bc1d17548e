import { createHmac, randomInt } from 'node:crypto';
import { keyFor } from '@bff/platform/signing';

/** How many a user gets at a time. */
export const RECOVERY_CODES = 10;
/** Crockford's base32: no letter that looks like a digit. 16 of them are 80 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** New codes as they are shown: `7k3m-…`, four groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.match(/.{4}/g)!.join('-');
}

/** A typed code without its spaces and hyphens, look-alikes read as digits; undefined when it cannot be one. */
function normalised(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter)) ? letters : undefined;
}

/**
 * A keyed hash of a user's code, in hex, or undefined when it cannot be one. Keyed, because 80 bits are too few for a plain hash and a slow
 * one would have to run ten times: the database alone does not allow guessing codes.
 */
export function recoveryCodeHash(userId: number, typed: string): string | undefined {
  const code = normalised(typed);
  return code && createHmac('sha256', keyFor('recovery-codes')).update(`${userId}:${code}`).digest('hex');
}
