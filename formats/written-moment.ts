/** Days and times as people write them in Swedish and English. */

/** What is wrong with the time of a moment: with two fields it is told at the second one, by which it differs from a time asked for alone. */
export const TIME_TROUBLE = 'forms.momentTime';
/** What is wrong with the text, as a key of the forms' errors, with the day that was probably meant. */
type DayTrouble =
  | 'forms.date'
  | 'forms.day'
  | 'forms.noSuchDay'
  | 'forms.yearInFull'
  | `forms.yearInFullFor,${string}`
  | 'forms.weekday';
/** With two fields, the day's trouble and that the time is wrong as well: it is told at the day, and in one round. */
type Trouble = DayTrouble | typeof TIME_TROUBLE | `forms.momentBoth,${DayTrouble}`;
type Read = { moment: string } | { trouble: Trouble };

/** Months by the first three letters of their Swedish and English names. */
const MONTHS: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  maj: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dec: 12,
};
/** Weekdays from Sunday, by the first letters of their names. */
const WEEKDAYS = [
  /^(sön|son|sun)/,
  /^(mån|man|mon)/,
  /^(tis|tue)/,
  /^(ons|wed)/,
  /^(tor|thu)/,
  /^(fre|fri)/,
  /^(lör|lor|sat)/,
];
const AHEAD: Record<string, number> = {
  idag: 0,
  today: 0,
  imorgon: 1,
  imorrn: 1,
  imorron: 1,
  tomorrow: 1,
  övermorgon: 2,
  iövermorgon: 2,
  thedayaftertomorrow: 2,
  dayaftertomorrow: 2,
};
/** In words, only hours of the morning and noon: «halv två» hardly means half past one at night. */
const HOURS: Record<string, number> = {
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

const WEEKDAY = String.raw`((?:sön|son|mån|man|tis|ons|tors?|fre|lör|lor)(?:dag)?|(?:sun|mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?)\.?`;
/** «onsdag den 10 mars», «Wednesday, 10 March»: what may precede the day. */
const BEFORE = String.raw`(?:(?:på |on )?${WEEKDAY},? )?(?:den |the )?`;
const YEAR = String.raw`(20\d\d)(?!\d)`;
/** Behind a month's name, what is no hour can only be a year: «13 mar 27», «13 March '27». */
const YEAR_BEHIND_NAME = String.raw`(?:,? ?[-–/.'’] ?|,? )(2[5-9]|[34]\d)(?![\d:.])`;
const MONTH = String.raw`((?:jan|febr)(?:uari|uary)?|feb|mar(?:s|ch)?|apr(?:il)?|maj|may|jun[ie]?|jul[iy]?|aug(?:usti?)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const inFull = (short: string | undefined): string | undefined => (short === undefined ? undefined : `20${short}`);
const form = (text: string) => new RegExp(`^${text}(?![\\p{L}\\d])`, 'u');

interface Parts {
  year?: string | undefined;
  month: string | number;
  day: string;
  weekday?: string | undefined;
}
const FORMS: readonly (readonly [RegExp, (found: (string | undefined)[]) => Parts])[] = [
  // 2027-03-10, 2027/3/10, 2027.03.10, 20270310; a time may follow, with or without a T
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u, ([year, month, day]) => ({ year, month: Number(month), day: day! })],
  [/^(20\d\d)(\d\d)(\d\d)(?!\d)/u, ([year, month, day]) => ({ year, month: Number(month), day: day! })],
  // 10/3 2027, 10.3.2027, 10-3-2027: the day first, as in both languages here
  [
    form(String.raw`${BEFORE}(\d{1,2})[-/.](\d{1,2})(?:[-/.]| )${YEAR}`),
    ([weekday, day, month, year]) => ({ year, month: Number(month), day: day!, weekday }),
  ],
  // 10 mars 2027, 10 mar 27, Wednesday 10 March 2027, den 10:e mars, and March 10, 2027; the coming one if there is no year
  [
    form(String.raw`${BEFORE}(\d{1,2})(?:st|nd|rd|th|\.|:[ea])? (?:of )?${MONTH}(?:,? ${YEAR}|${YEAR_BEHIND_NAME})?`),
    ([weekday, day, month, year, short]) => ({ year: year ?? inFull(short), month: month!, day: day!, weekday }),
  ],
  [
    form(String.raw`${BEFORE}${MONTH} (\d{1,2})(?:st|nd|rd|th)?(?:,? ${YEAR}|${YEAR_BEHIND_NAME})?`),
    ([weekday, month, day, year, short]) => ({ year: year ?? inFull(short), month: month!, day: day!, weekday }),
  ],
  // 10/3: two numbers with a dot or a dash between may be a time
  [
    form(String.raw`${BEFORE}(\d{1,2})\/(\d{1,2})(?!\/)`),
    ([weekday, day, month]) => ({ month: Number(month), day: day!, weekday }),
  ],
];
/** 3/4/27 could be three different days. */
const SHORT_YEAR = /^(?:\d{1,2}[-/.]\d{1,2}[-/. ]\d{2}|\d{2}-\d{2}-\d{2}|\d{6})(?!\d)/;
/** «-27» behind «12/5», and what is no hour behind «12 maj»: a year, but which is for the writer to say. */
const YEAR_BEHIND = /^(?:,? ?[-–/.'’]|,? (?=2[4-9]|[3-9]\d))(\d{2})(?![\d:.])/;
/** The end of what cannot be read, if it is a time, as `oneText` joins them or people write them. */
const TIME_BEHIND = /(?:, ?|[ t](?=\d{1,2}[:.]\d{2}$))([^,]+)$/;
/** As our English sentences say it: «08:00 on Wed 10 March 2027». */
const TIME_FIRST = /^(\d{1,2}[:.]\d{2}) on (.+)$/;
const RELATIVE =
  /^(i ?dag|today|i ?morgon|i ?morro?n|tomorrow|(?:i ?)?övermorgon|(?:the )?day after tomorrow)(?!\p{L})/u;

const two = (figure: string | number) => String(figure).padStart(2, '0');
const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const smoothed = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

/** The day at the start of the text, whether it is that of one year only, and what follows it. */
function dayIn(text: string, today: string): { day: string; saysYear: boolean; rest: string } | DayTrouble {
  const relative = RELATIVE.exec(text);
  if (relative) {
    const ahead = AHEAD[relative[1]!.replaceAll(' ', '')] ?? 0;
    return { day: later(today, ahead), saysYear: true, rest: text.slice(relative[0].length) };
  }
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { year, month: written, day: date, weekday } = read(found.slice(1));
    const month = typeof written === 'number' ? written : MONTHS[written.slice(0, 3)]!;
    const day = year ? `${year}-${two(month)}-${two(date)}` : comingOf(month, date, today);
    if (day === undefined || !isDay(day)) return 'forms.noSuchDay';
    if (weekday !== undefined && !WEEKDAYS[weekdayOf(day)]!.test(weekday)) return 'forms.weekday';
    return { day, saysYear: year !== undefined, rest: text.slice(found[0].length) };
  }
  const [all, weekday] = form(String.raw`(?:på |on )?${WEEKDAY}`).exec(text) ?? [];
  if (all !== undefined && weekday !== undefined) {
    const wanted = WEEKDAYS.findIndex((name) => name.test(weekday));
    // Never today: people who mean that say so.
    const ahead = (wanted - weekdayOf(today) + 6) % 7;
    return { day: later(today, ahead + 1), saysYear: true, rest: text.slice(all.length) };
  }
  return SHORT_YEAR.test(text) ? 'forms.yearInFull' : 'forms.day';
}

/** The first such date from today on; 29 February may be years away. */
function comingOf(month: number, date: string, today: string): string | undefined {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: 9 }, (_, years) => `${first + years}-${two(month)}-${two(date)}`).find(
    (day) => day >= today && isDay(day),
  );
}

/** 8, 08:00, 08.00, 0800. */
const FIGURES = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?$/;
/** «Halv nio» is half past eight; the English «half nine» means that to some and half past nine to others, so it is not accepted. */
const WORDS = /^(halv |kvart i |kvart över |half past |(?:a )?quarter past |(?:a )?quarter to |)(\p{L}+|\d{1,2})$/u;
const SHIFTS: Record<string, number> = {
  '': 0,
  halv: -30,
  'kvart i': -15,
  'kvart över': 15,
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
};
const NOON = 12 * 60;
/** What says which half of the day is meant, with the minutes that it is said of: «tolv på kvällen» could be a slip, and is not read. */
const HALVES: readonly (readonly [said: RegExp, from: number, to: number, highestHour?: number])[] = [
  [/ ?a\.?m\.?$/, 0, NOON, 12],
  [/ ?p\.?m\.?$/, NOON, 2 * NOON, 12],
  [/ (?:på morgonen|in the morning)$/, 3 * 60, NOON],
  [/ (?:på förmiddagen|fm\.?)$/, 6 * 60, NOON],
  [/ (?:på eftermiddagen|em\.?|in the afternoon)$/, NOON, 19 * 60],
  [/ (?:på kvällen|in the evening)$/, 17 * 60, 2 * NOON],
];

/**
 * The minutes since midnight, and the hour that was written. Of twelve hours, only those of the morning and noon are read where nothing
 * says which half of the day is meant: «halv två» and «halv 2» hardly mean half past one at night.
 */
function minutesIn(text: string, saysHalf: boolean): { hour: number; minutes: number } | undefined {
  const [, figures, minute = '0'] = FIGURES.exec(text) ?? [];
  if (figures !== undefined) {
    const [hour, over] = [Number(figures), Number(minute)];
    return hour > 23 || over > 59 ? undefined : { hour, minutes: hour * 60 + over };
  }
  const [, before = '', word = ''] = WORDS.exec(text) ?? [];
  const hour = /^\d/.test(word) ? Number(word) : HOURS[word];
  if (hour === undefined || hour > 23 || (!saysHalf && hour < 6)) return undefined;
  return { hour, minutes: hour * 60 + (SHIFTS[before.trim().replace(/^a /, '')] ?? 0) };
}

/** A time of day as people write it in Swedish and English, as `08:00`; undefined if it is not one. */
export function writtenTime(typed: string): string | undefined {
  const text = smoothed(typed).replace(/^(?:klockan|kl\.?|at) ?/, '');
  if (text === 'noon' || text === '12 noon' || text === 'midday') return '12:00';
  const half = HALVES.find(([said]) => said.test(text));
  const read = minutesIn((half ? text.replace(half[0], '') : text).replace(/ o['’]?clock$/, ''), half !== undefined);
  if (!read) return undefined;
  const minutes = half ? inHalf(read, half) : read.minutes;
  return minutes === undefined ? undefined : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Which of two times twelve hours apart is in that half; «18 på kvällen» is one only, and «13 pm» none. */
function inHalf(
  { hour, minutes }: { hour: number; minutes: number },
  [, from, to, highestHour = 23]: (typeof HALVES)[number],
): number | undefined {
  if (hour === 0 || hour > highestHour) return undefined;
  const early = (minutes + NOON) % NOON;
  const possible = hour > 12 ? [minutes] : [early, early + NOON];
  return possible.find((at) => at >= from && at < to);
}

/**
 * A day as people write it in Swedish and English, as `2027-03-10`, or what is wrong with it. `today` is for «tomorrow» and «10 March».
 */
export function readWrittenDay(
  typed: string,
  today: string,
): { day: string; saysYear: boolean } | { trouble: DayTrouble } {
  const found = dayIn(smoothed(typed), today);
  if (typeof found === 'string') return { trouble: found };
  return found.rest === '' ? found : { trouble: yearBehind(found) ?? 'forms.day' };
}

/** The same; undefined if it is not one. */
export function writtenDay(typed: string, today: string): string | undefined {
  const read = readWrittenDay(typed, today);
  return 'day' in read ? read.day : undefined;
}

/** The same among days gone by: «12 November» without a year is the last one that was, not the coming one. */
export function writtenPastDay(typed: string, today: string): string | undefined {
  const read = readWrittenDay(typed, today);
  if ('trouble' in read) return undefined;
  if (read.saysYear || read.day <= today) return read.day;
  return writtenDay(`${Number(read.day.slice(0, 4)) - 1}${read.day.slice(4)}`, today) ?? read.day;
}

/** A day and a time, in one text or as those of two fields. */
export type TypedMoment = string | readonly string[];

/** As one text, for showing or sending it. A time without a day keeps its comma (`, 18:00`): it is not the day that was typed. */
export function oneText(typed: TypedMoment): string {
  if (typeof typed === 'string') return typed;
  const [first = '', ...others] = typed.map((part) => part.trim());
  const rest = others.filter(Boolean);
  return [...(first === '' && rest.length === 0 ? [] : [first]), ...rest].join(', ');
}

/** A day and a time as people write them, as `2027-03-10T08:00`, or what is wrong with them. */
export function readWrittenMoment(typed: TypedMoment, today: string): Read {
  const timeAlone = typeof typed === 'string' ? /^, (.*)/.exec(typed)?.[1] : undefined;
  const given = timeAlone === undefined ? typed : ['', timeAlone];
  const parts = (typeof given === 'string' ? [given] : given).map(smoothed);
  const [whole = '', ...others] = parts;
  const first = whole.replace(TIME_FIRST, '$2, $1');
  const second = others.filter(Boolean).join(' ');
  const found = dayIn(first, today);
  if (typeof found === 'string') {
    // What an address keeps of two fields is told as they are; of one text that is no day at all, «a day and a time» says both.
    const [, kept] = second || found === 'forms.day' ? [] : (/^.+, ([^,]+)$/.exec(first) ?? []);
    const timeField = second || kept;
    if (timeField && writtenTime(timeField) === undefined) return { trouble: `forms.momentBoth,${found}` };
    // With two fields it is known which one is wrong; with one text, whether it is a time or ends with one.
    const time = second || (TIME_BEHIND.exec(first)?.[1] ?? first);
    return { trouble: found === 'forms.day' && !second && writtenTime(time) === undefined ? 'forms.date' : found };
  }
  const behind = found.rest.replace(/^(?: ?, ?| ?t(?=\d)| )/, '');
  // «onsdag 12 maj kl. 8» in the day's field, with another time in its own: nobody knows which one counts.
  const written = [behind, second].filter(Boolean);
  const time =
    written.length === 1 && (found.rest === '' || behind !== found.rest) ? writtenTime(written[0]!) : undefined;
  return time === undefined ? { trouble: behindDay(found, second) } : { moment: `${found.day}T${time}` };
}

/** What is asked where a day is followed by two figures of a year; undefined if it is not. */
function yearBehind({ day, rest }: { day: string; rest: string }): DayTrouble | undefined {
  const year = YEAR_BEHIND.exec(rest)?.[1];
  if (year === undefined) return undefined;
  const meant = `20${year}${day.slice(4)}`;
  return isDay(meant) ? `forms.yearInFullFor,${meant}` : 'forms.yearInFull';
}

/** What is wrong where a day is followed by no time, or by more than a time: what makes it another day is not the time's fault. */
function behindDay(found: { day: string; rest: string }, second: string): Trouble {
  const short = yearBehind(found);
  if (short) return second && writtenTime(second) === undefined ? `forms.momentBoth,${short}` : short;
  const behind = found.rest.replace(/^[ ,]+/, '');
  // What an address keeps of two fields is told as they are.
  const [, extra = '', time = ''] = second ? ['', behind, second] : (/^(.+?), ?([^,]+)$/.exec(behind) ?? []);
  const isTimeElsewhere = extra !== '' && time !== '' && writtenTime(time) !== undefined;
  return isTimeElsewhere && writtenTime(extra) === undefined ? 'forms.day' : TIME_TROUBLE;
}

/** The same; undefined if it is invalid. */
export function writtenMoment(typed: TypedMoment, today: string): string | undefined {
  const read = readWrittenMoment(typed, today);
  return 'moment' in read ? read.moment : undefined;
}
