// Traces: S3-013, S3-014, S3-015, S5-022, S9-023
import { randomInt } from 'node:crypto';
import { luhnDigit } from '@formats';

export { luhnDigit, vatNumberOf } from '@formats';

export const hasLuhnDigit = (number: string): boolean =>
  /^\d{2,}$/.test(number) && luhnDigit(number.slice(0, -1)) === Number(number.at(-1));

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

/** A Swedish organisation number as ten digits, or undefined. Accepts 556036-0793, 16556036…, SE556036079301. */
export function parseOrgNumber(input: string): string | undefined {
  let digits = input.trim().toUpperCase().replace(/[\s-]/g, '');
  if (/^SE\d{10}01$/.test(digits)) digits = digits.slice(2, 12);
  else if (/^16\d{10}$/.test(digits)) digits = digits.slice(2);
  if (!/^\d{10}$/.test(digits) || !hasLuhnDigit(digits)) return undefined;
  return isLegalPerson(digits) || isPersonalNumber(digits) ? digits : undefined;
}

const isLegalPerson = (digits: string) => Number(digits[2]) >= 2;

/** Whether these ten digits are a sole trader's personal or coordination number: month 01–12, day 01–31 or 61–91. */
function isPersonalNumber(digits: string): boolean {
  const month = Number(digits.slice(2, 4));
  const day = Number(digits.slice(4, 6)) % 60;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
