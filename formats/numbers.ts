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

export const hasLuhnDigit = (number: string): boolean =>
  /^\d{2,}$/.test(number) && luhnDigit(number.slice(0, -1)) === Number(number.at(-1));

/**
 * Whether it is as long as the number of a booking, an order or a journey, but has another check digit, and so was mistyped. Eight digits
 * may be a day as well.
 */
export function hasWrongDigit(typed: string): boolean {
  const text = withoutNoun(typed);
  const digits = text.replace(/[\s-]/g, '');
  // The year is in it, so any day will do as today.
  const isDay = writtenDay(text, '2000-01-01') !== undefined;
  return /^[1-9]\d{7}$/.test(digits) && !hasLuhnDigit(digits) && !isDay;
}

/** The VAT number of a Swedish organisation, from its ten digits. */
export const vatNumberOf = (orgNumber: string): string => `SE${orgNumber}01`;

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
