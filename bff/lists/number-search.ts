// Traces: S5-032
import { hasLuhnDigit } from '@bff/domain/shared/numbers';

/** What starts with a digit is meant as a number: no place does. */
const isMeantAsNumber = (text: string): boolean => /^\d/.test(text);

/** Spaces within a number are how people copy it. */
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** What is looked for: a number without its spaces, else the text. */
export const searchTextOf = (text: string): string => (isMeantAsNumber(text) ? withoutSpaces(text) : text);

/** What is wrong with a text that looks for a number or a place, as a key of the forms' texts: letters in a number, a wrong check digit. */
export function checkNumberSearch(text: string): string | undefined {
  if (!isMeantAsNumber(text)) return undefined;
  const number = withoutSpaces(text);
  if (!/^\d+$/.test(number)) return 'forms.digitsOnly';
  return hasLuhnDigit(number) ? undefined : 'forms.checkNumber';
}
