import { literal, Op, type WhereOptions } from 'sequelize';
import { namedNumber, withoutNoun, writtenDay, writtenPastDay } from '@formats';
import { clock } from '@bff/platform/clock';
import { beginningWith, containing } from './containing';
import { isNumberText } from './numbers';
import { midnightOf } from './stockholm-days';
import { shiftedDay, toLocalDate } from './time';

/** What a trip may be called by. */
export interface SaidOfTrip {
  /** The digits that a public number begins with; all of it, or as far as it was typed. */
  number?: string;
  /** The digits of a telephone number, or of a part of it, that +46 70… and 070… share. */
  phone?: string;
  /** Words that all occur: places, a name, an e-mail address. */
  words: readonly string[];
}

/** What somebody may mean by a text in the search field of trips; each of them may match. */
export interface SearchedText extends SaidOfTrip {
  /** Local days: without a year the coming one and the last one. */
  days: readonly string[];
  /** Of «Petra 11 dec», a day and what else is said: both match. */
  dated?: SaidOfTrip & { days: readonly string[] };
}

/** Public numbers begin with no 0. */
const PHONE = /^(?:\+|00?)[\d\s()/-]{4,}$/;
/** Of the number, without what +46 70… and 070… begin with: fewer would find nearly everybody. */
const LEAST_OF_PHONE = 4;
const MOST_WORDS = 6;
/** «onsdag den 10 mars 2027». */
const MOST_OF_A_DAY = 5;
/** Beside other words, «tor» and «sun» are rather names than short for a weekday. */
const SURELY_A_DAY = /\d|\p{L}{4}|^i dag$/iu;

export function readSearch(typed: string): SearchedText {
  const text = typed.trim();
  const today = toLocalDate(clock.now());
  const days = daysOf(withoutNoun(text), today);
  const dated = days.length > 0 ? undefined : datedIn(text, today);
  return { ...saidIn(text), days, ...(dated && { dated }) };
}

const daysOf = (text: string, today: string): string[] => [
  ...new Set([writtenDay(text, today), writtenPastDay(text, today)].filter((day) => day !== undefined)),
];

function saidIn(text: string): SaidOfTrip {
  const named = namedNumber(text);
  // Somebody may also be called so: «Kund 12».
  return named ? { ...saidPlainly(named.written), words: wordsOf(text) } : saidPlainly(text);
}

function saidPlainly(text: string): SaidOfTrip {
  const digits = text.replace(/[\s-]/g, '');
  const phone = PHONE.test(text) ? text.replace(/\D/g, '').replace(/^(?:00)?46|^0+/, '') : '';
  if (/^[+\d]/.test(text))
    return {
      ...(isNumberText(digits) && !digits.startsWith('0') ? { number: digits } : {}),
      ...(phone.length >= LEAST_OF_PHONE ? { phone } : {}),
      words: [],
    };
  return { words: wordsOf(text) };
}

function wordsOf(text: string): string[] {
  // «Uppsala Gävle», «Uppsala – Gävle», «Uppsala, Gävle».
  const words = text.split(/[\s,;→–—]+|(?<=\s)-(?=\s)/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > MOST_WORDS ? [text] : words;
}

/** The longest day that stands anywhere in the text, and what the rest says. The last one first: «070-174 06 05 dec 17» ends with it. */
function datedIn(text: string, today: string): SearchedText['dated'] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  for (let length = Math.min(MOST_OF_A_DAY, parts.length - 1); length > 0; length--)
    for (let from = parts.length - length; from >= 0; from--) {
      const written = parts.slice(from, from + length).join(' ');
      const days = SURELY_A_DAY.test(written) ? daysOf(written, today) : [];
      if (days.length === 0) continue;
      const said = saidIn([...parts.slice(0, from), ...parts.slice(from + length)].join(' '));
      return saysAnything(said) ? { days, ...said } : undefined;
    }
  return undefined;
}

const saysAnything = ({ number, phone, words }: SaidOfTrip): boolean =>
  number !== undefined || phone !== undefined || words.length > 0;

/** Whether a text that begins with a digit can be anything that is looked for. */
export const isSearchable = (text: string): boolean => {
  const { days, dated, ...said } = readSearch(text);
  return saysAnything(said) || days.length > 0 || dated !== undefined;
};

/** What the names of a text's replacements begin with (`searchParams`): what is said beside a day has its own. */
export type SaidAs = 'word' | 'dated';

/** How a list finds what a text may mean. */
export interface MeantBy {
  /** Conditions of which any may hold. */
  said: (said: SaidOfTrip, as: SaidAs) => WhereOptions[];
  onDay: (day: string) => WhereOptions[];
  /** What the whole text may be besides. */
  also?: readonly WhereOptions[];
}

/** Any of what a text may mean, as a condition; nothing is found by one that means nothing. */
export function meaning(text: string, { said, onDay: at, also = [] }: MeantBy): WhereOptions {
  const { days, dated, ...plain } = readSearch(text);
  const beside = dated ? said(dated, 'dated') : [];
  const meanings = [
    ...said(plain, 'word'),
    ...days.flatMap(at),
    // Without a condition beside it, an empty «or» would find all of that day.
    ...(dated && beside.length > 0
      ? [{ [Op.and]: [{ [Op.or]: dated.days.flatMap(at) }, { [Op.or]: beside }] } as WhereOptions]
      : []),
    ...also,
  ];
  return meanings.length > 0 ? { [Op.or]: meanings } : { [Op.and]: [literal('FALSE')] };
}

export const beginsWith = (digits: string) => ({ [Op.like]: beginningWith(digits) });
/** A telephone number as far as it was typed: from its beginning or its end. */
export const holdsDigits = (digits: string) => ({ [Op.like]: containing(digits) });
/** A registration number, with or without its space. They are upper-case ASCII: comparing them with anything else is an error. */
export function hasRegistration(column: `$${string}.registration_number$`, text: string): WhereOptions[] {
  const registration = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]+$/.test(registration) ? [{ [column]: { [Op.like]: containing(registration) } }] : [];
}
/** From that local midnight to the next. */
export const onDay = (day: string) => ({ [Op.gte]: midnightOf(day), [Op.lt]: midnightOf(shiftedDay(day, 1)) });

/** A first and a last local day (`2027-03-10`), both inclusive; either may be left open. */
export interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** That instant lies within those days. */
export const withinDays = (column: string, { from, until }: Days): WhereOptions[] => [
  ...(from === undefined ? [] : [{ [column]: { [Op.gte]: onDay(from)[Op.gte] } }]),
  ...(until === undefined ? [] : [{ [column]: { [Op.lt]: onDay(until)[Op.lt] } }]),
];

/** A text as replacements of raw SQL: `:word0`, `:word1`… and `:wordNumber`, `:dated0`… and `:datedNumber`. */
export function searchParams(text: string): Record<string, string> {
  const { dated, ...plain } = readSearch(text);
  const params = ({ words, number }: SaidOfTrip, as: SaidAs) => [
    ...words.map((word, index) => [`${as}${index}`, containing(word)] as const),
    ...(number === undefined ? [] : [[`${as}Number`, beginningWith(number)] as const]),
  ];
  return Object.fromEntries([...params(plain, 'word'), ...(dated ? params(dated, 'dated') : [])]);
}
