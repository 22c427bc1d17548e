import { luhnDigit } from '@formats';

let last = 0;

/** A number that this process has not used before; each test file has its own process and database. */
export const next = (): number => ++last;

/** An order, booking or journey number with a valid check digit. */
export function numberFor(index: number): string {
  const body = String(1_000_000 + index);
  return body + luhnDigit(body);
}

/** A valid organisation number of a legal person (third digit 2 or more), from an unassigned range. */
export function orgNumberFor(index: number): string {
  const body = `559${String(900_000 + index).slice(-6)}`;
  return body + luhnDigit(body);
}

/** One that is unique in this process; separate counters would collide sooner or later. */
export const newOrgNumber = (): string => orgNumberFor(next());

const LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';

/** How many registration numbers each series has. */
export const REGISTRATION_NUMBERS = 23 ** 3 * 100;

/**
 * A Swedish registration number (ABC 12D without the space): different for every index below `REGISTRATION_NUMBERS`, and in every series.
 * Generated fleets are series 0; what factories add to them must not collide with a bus of theirs.
 */
export function registrationNumberFor(index: number, series = 0): string {
  const letter = (step: number) => LETTERS.charAt(Math.floor(index / step) % LETTERS.length);
  const digits = String(index % 100).padStart(2, '0');
  return `${letter(100 * 23 ** 2)}${letter(100 * 23)}${letter(100)}${digits}${LETTERS.charAt((index * 7 + series) % LETTERS.length)}`;
}
