// Traces: S5-032
import { isSearchable } from '@bff/domain/shared/searched-text';

/**
 * What is wrong with a text that looks for a number, a day, a telephone number or words, as a key of the forms' texts: a number with letters
 * in it. One that is typed in part is searched for, and simply has no match if it is wrong.
 */
export const checkNumberSearch = (text: string): string | undefined =>
  /^[+\d]/.test(text) && !isSearchable(text) ? 'forms.digitsOnly' : undefined;
