import { withoutNoun } from './named-number';
import { writtenDay } from './written-moment';

/** The Luhn check digit (ISO/IEC 7812-1) to append to `digits`. */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = digits.length - 1, double = true; i >= 0; i--, double = !double) {
    const digit = digits.charCodeAt(i) - 48;
    const product = double ? digit * 2 : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether it is as long as the number of a booking, an order or a journey, but has another check digit, and so was mistyped. Eight digits
 * may be a day as well.
 */
export function hasWrongDigit(typed: string): boolean {
  const text = withoutNoun(typed);
  const digits = text.replace(/[\s-]/g, '');
  // The year is in it, so any day will do as today.
  const isDay = writtenDay(text, '2000-01-01') !== undefined;
  return /^[1-9]\d{7}$/.test(digits) && luhnDigit(digits.slice(0, -1)) !== Number(digits.at(-1)) && !isDay;
}

/** The VAT number of a Swedish organisation, from its ten digits. */
export const vatNumberOf = (orgNumber: string): string => `SE${orgNumber}01`;
