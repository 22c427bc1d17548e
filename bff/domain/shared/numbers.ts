// Traces: S3-013, S3-014, S3-015, S5-022, S9-023
import { randomInt } from 'node:crypto';
import { luhnDigit } from '@formats';

export { hasLuhnDigit, luhnDigit, parseOrgNumber, vatNumberOf } from '@formats';

/**
 * A new booking, order or journey number: 8 digits that cannot be guessed from the previous one, the last a check digit. The caller retries
 * on a duplicate.
 */
export function newNumber(): string {
  const body = String(randomInt(1_000_000, 10_000_000));
  return body + luhnDigit(body);
}

/**
 * Whether a text can be a public number at all. Numbers are stored as ASCII, and the database compares them with nothing else, so check
 * typed text first.
 */
export const isNumberText = (text: string): boolean => /^\d{1,12}$/.test(text);
