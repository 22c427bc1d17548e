import { Op } from 'sequelize';
import { writtenDay, writtenPastDay } from '@formats';
import { clock } from '@bff/platform/clock';
import { beginningWith, containing } from './containing';
import { isNumberText } from './numbers';
import { midnightOf } from './stockholm-days';
import { shiftedDay, toLocalDate } from './time';

/** What somebody may mean by a text in the search field of trips; each of them may match. */
export interface SearchedText {
  /** The digits that a public number begins with; all of it, or as far as it was typed. */
  number?: string;
  /** The digits of a telephone number, or of a part of it, that +46 70… and 070… share. */
  phone?: string;
  /** Local days: without a year the coming one and the last one. */
  days: readonly string[];
  /** Words that all occur: places, a name, an e-mail address. */
  words: readonly string[];
}

/** Public numbers begin with no 0. */
const PHONE = /^(?:\+|00?)[\d\s()/-]{5,}$/;
const MOST_WORDS = 6;

export function readSearch(typed: string): SearchedText {
  const text = typed.trim();
  const digits = text.replace(/[\s-]/g, '');
  const today = toLocalDate(clock.now());
  const days = [writtenDay(text, today), writtenPastDay(text, today)].filter((day) => day !== undefined);
  if (/^[+\d]/.test(text))
    return {
      ...(isNumberText(digits) && !digits.startsWith('0') ? { number: digits } : {}),
      ...(PHONE.test(text) ? { phone: text.replace(/\D/g, '').replace(/^(?:00)?46|^0+/, '') } : {}),
      days: [...new Set(days)],
      words: [],
    };
  // «Uppsala Gävle», «Uppsala – Gävle», «Uppsala, Gävle».
  const words = text.split(/[\s,;→–—]+|(?<=\s)-(?=\s)/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { days: [...new Set(days)], words: words.length > MOST_WORDS ? [text] : words };
}

/** Whether a text that begins with a digit can be anything that is looked for. */
export const isSearchable = (text: string): boolean => {
  const { number, phone, days, words } = readSearch(text);
  return number !== undefined || phone !== undefined || days.length > 0 || words.length > 0;
};

export const beginsWith = (digits: string) => ({ [Op.like]: beginningWith(digits) });
/** A telephone number as far as it was typed: from its beginning or its end. */
export const holdsDigits = (digits: string) => ({ [Op.like]: containing(digits) });
/** From that local midnight to the next. */
export const onDay = (day: string) => ({ [Op.gte]: midnightOf(day), [Op.lt]: midnightOf(shiftedDay(day, 1)) });

/** The words as replacements of raw SQL: `:word0`, `:word1`… */
export const wordParams = (text: string): Record<string, string> =>
  Object.fromEntries(readSearch(text).words.map((word, index) => [`word${index}`, containing(word)]));
