// Traces: S2-007, S9-003, S9-004, S9-005, S9-006, S9-007
/** How values are shown, in both languages (specification section 9). Pure: shared by pages, mail, PDF and the design system. */
export { hasLuhnDigit, hasWrongDigit, luhnDigit, parseOrgNumber, vatNumberOf } from './numbers';
export { namedNumber, type NamedThing, type NumberedThing, saidWithNoun, withoutNoun } from './named-number';
export { type Per, type Unit, wholeKronor, withoutUnit, writtenAmount } from './written-amount';
export {
  oneText,
  readWrittenDay,
  readWrittenMoment,
  TIME_TROUBLE,
  type TypedMoment,
  writtenDay,
  writtenMoment,
  writtenPastDay,
  writtenTime,
} from './written-moment';
export { buttonName, hasButtonChoice, withButtonChoices, withoutChoice } from './button-choice';
export { BRAND_AMBER, BRAND_GREEN, BRAND_SIGN } from './brand-sign';

export type FormatLocale = 'sv' | 'en';

const ZONE = 'Europe/Stockholm';
/** English dates use an Australian locale (specification section 2). */
const tag = { sv: 'sv-SE', en: 'en-AU' } as const;

/** The minus sign that Swedish numbers have: English ones begin with a hyphen, at which a line may break. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

const amounts = {
  sv: {
    whole: new Intl.NumberFormat(tag.sv, { maximumFractionDigits: 0 }),
    withOre: new Intl.NumberFormat(tag.sv, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  },
  en: {
    whole: new Intl.NumberFormat(tag.en, { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }),
    withOre: new Intl.NumberFormat(tag.en, { style: 'currency', currency: 'SEK' }),
  },
};

/**
 * `11 366 kr` or `SEK 11,366`; `11 366,50 kr` or `SEK 11,366.50` if there are öre (or if they are requested). Swedish amounts have the form
 * of the specification’s section 9, English ones the reader’s own (decision 0980).
 */
export function formatMoney(ore: number, locale: FormatLocale, { decimals }: { decimals?: boolean } = {}): string {
  // Nothing has no sign: a deduction of nothing is −0.
  const text = amounts[locale][(decimals ?? ore % 100 !== 0) ? 'withOre' : 'whole'].format(ore === 0 ? 0 : ore / 100);
  return locale === 'sv' ? `${text}\u00a0kr` : withMinus(text);
}

const stamp = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const HOUR = 3_600_000;
/** Since 1900, clocks in Sweden differ from UTC by whole hours, so an instant's minutes are the same. */
const WHOLE_HOURS_SINCE = Date.UTC(1900, 0, 1);
/** Caches the text of each hour: Intl costs a thousand times as much, and a page of buses has thousands of instants. */
const hours = new Map<number, string>();
const HOURS_KEPT = 20_000;

function stamped(instant: Date | number): string {
  const at = Number(instant);
  if (!(at >= WHOLE_HOURS_SINCE)) return stamp.format(instant);
  const hour = Math.floor(at / HOUR);
  let text = hours.get(hour);
  if (text === undefined) {
    text = stamp.format(hour * HOUR).slice(0, -2);
    if (hours.size >= HOURS_KEPT) hours.clear();
    hours.set(hour, text);
  }
  return text + String(Math.floor((at - hour * HOUR) / 60_000)).padStart(2, '0');
}

/** `2027-03-10 08:00` in Stockholm. */
export const formatDateTime = (instant: Date | number): string => stamped(instant);

const exact = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** `2027-03-10 08:00:00` in Stockholm: for files of logs. */
export const formatExactTime = (instant: Date | number): string => exact.format(instant);
/** `2027-03-10` in Stockholm. */
export const formatDate = (instant: Date | number): string => stamped(instant).slice(0, 10);
/** `08:00` in Stockholm. */
export const formatTime = (instant: Date | number): string => stamped(instant).slice(11, 16);

const longDates = {
  sv: new Intl.DateTimeFormat(tag.sv, {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
  en: new Intl.DateTimeFormat(tag.en, {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
};
/** A day, its month and their year stay on one line. */
const withDayUnbroken = (date: string): string =>
  date.replace(/(\d) (?=\p{L})/u, '$1\u00a0').replace(/ (?=\d{4}$)/, '\u00a0');

/** `onsdag 10 mars 2027`, `Wednesday 10 March 2027`: in a heading. */
export const formatLongDate = (instant: Date | number, locale: FormatLocale): string =>
  withDayUnbroken(longDates[locale].format(instant).replace(',', ''));

/** `Onsdag 10 mars 2027`: a date that is a heading. */
export function formatDateHeading(instant: Date | number, locale: FormatLocale): string {
  const date = formatLongDate(instant, locale);
  return date.charAt(0).toUpperCase() + date.slice(1);
}

const shortDays = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, weekday: 'short', day: 'numeric', month: 'short' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, weekday: 'short', day: 'numeric', month: 'short' }),
};
/** `ons 10 mars`, `Wed 10 Mar`: a day of the surrounding months. */
export const formatShortDay = (instant: Date | number, locale: FormatLocale): string =>
  withDayUnbroken(shortDays[locale].format(instant).replace(/[,.]/g, ''));

const nearDays = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, day: 'numeric', month: 'short' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, day: 'numeric', month: 'short' }),
};
/** `10 mars`, `10 Mar`, unbroken: a day of the surrounding months in a word of state. */
export const formatNearDay = (instant: Date | number, locale: FormatLocale): string =>
  withDayUnbroken(nearDays[locale].format(instant).replace('.', ''));

const daySpans = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' }),
};
/** `23–29 november 2026`, `30 November – 6 December 2026`: from one local day to another. */
export function formatDays(firstDay: string, lastDay: string, locale: FormatLocale): string {
  const [first = '', ...last] = daySpans[locale].formatRange(noonOf(firstDay), noonOf(lastDay)).split(/\s*–\s*/u);
  const dash = /^\d+$/.test(first) ? '–\u2060' : ' – ';
  return [first, ...last].map(withDayUnbroken).join(dash);
}

const months = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, month: 'long' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, month: 'long' }),
};
/** `mars`, `March` of `2027-03`: a month whose year is known. */
export const formatMonth = (month: string, locale: FormatLocale): string =>
  months[locale].format(new Date(`${month}-15T12:00:00Z`));

const shortMonths = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, month: 'short' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, month: 'short' }),
};
/** `jan`, `Jan` of `2027-01`: one of twelve below a chart. */
export const formatShortMonth = (month: string, locale: FormatLocale): string =>
  shortMonths[locale].format(new Date(`${month}-15T12:00:00Z`)).replace('.', '');

/** `mars 2027`, `March 2027` of `2027-03`. */
export const formatMonthOfYear = (month: string, locale: FormatLocale): string =>
  `${formatMonth(month, locale)} ${month.slice(0, 4)}`;

const weekdays = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, weekday: 'short' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, weekday: 'short' }),
};
/** `ons 10 mars 2027`, `Wed 10 March 2027`, unbroken: a date for people where space is short. */
export function formatDay(instant: Date | number, locale: FormatLocale): string {
  const [, date] = formatLongDate(instant, locale).split(' ');
  return `${weekdays[locale].format(instant)}\u00a0${date}`;
}

/** A day without a time, as it is stored (`2027-03-10`), as an instant of it: its noon, the same day in any nearby zone. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `ons 10 mars 2027 kl. 08:00`, `Wed 10 March 2027, 08:00`: a moment that stands by itself, as a fact, in a heading, after a comma. */
export const formatWhen = (instant: Date | number, locale: FormatLocale): string =>
  `${formatDay(instant, locale)}${locale === 'sv' ? ' kl.\u00a0' : ', '}${formatTime(instant)}`;

/** The same within a sentence, after a verb or a preposition (until, by, from), where English has the time first: `08:00 on Wed 10 March 2027`. */
export const formatMoment = (instant: Date | number, locale: FormatLocale): string =>
  locale === 'sv' ? formatWhen(instant, locale) : `${formatTime(instant)} on\u00a0${formatDay(instant, locale)}`;

/** `ons 10 mars 2027 kl. 08:00–17:00`, `Wed 10 March 2027, 08:00–17:00`; with both days if they differ. */
export const formatPeriod = (start: Date | number, end: Date | number, locale: FormatLocale): string =>
  formatDate(start) === formatDate(end)
    ? `${formatWhen(start, locale)}–${formatTime(end)}`
    : `${formatWhen(start, locale)} – ${formatWhen(end, locale)}`;

const compactDays = {
  sv: new Intl.DateTimeFormat(tag.sv, { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' }),
  en: new Intl.DateTimeFormat(tag.en, { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' }),
};
/** `10 mars 2027`, `10 Mar 2027`: a date in a column of dates. */
export const formatCompactDay = (instant: Date | number, locale: FormatLocale): string =>
  withDayUnbroken(compactDays[locale].format(instant).replace('.', ''));

/** `10 mars 2027 08:00`, `10 Mar 2027 08:00`. */
export const formatCompactWhen = (instant: Date | number, locale: FormatLocale): string =>
  `${formatCompactDay(instant, locale)} ${formatTime(instant)}`;

/** `ons 10 mars 2027 08:00`, `Wed 10 Mar 2027 08:00`: in a column of departures, which are planned by the day of the week. */
export const formatCompactDeparture = (instant: Date | number, locale: FormatLocale): string =>
  `${weekdays[locale].format(instant)}\u00a0${formatCompactWhen(instant, locale)}`;

/** `ons 10 mars 08:00`, `Wed 10 Mar 08:00`: the same, of the surrounding months. */
export const formatNearDeparture = (instant: Date | number, locale: FormatLocale): string =>
  `${formatShortDay(instant, locale)} ${formatTime(instant)}`;

/** `10 mars 2027 08:00:05`, `10 Mar 2027 08:00:05`: in logs on a page, where the order matters. */
export const formatExactWhen = (instant: Date | number, locale: FormatLocale): string =>
  `${formatCompactDay(instant, locale)} ${formatExactTime(instant).slice(11)}`;

const days = {
  sv: new Intl.RelativeTimeFormat(tag.sv, { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat(tag.en, { numeric: 'auto' }),
};
/** Calendar days from today, unbroken: `i dag`, `i morgon`, `om 103 dagar`; `in 103 days`. */
export const formatDaysAhead = (count: number, locale: FormatLocale): string =>
  days[locale].format(count, 'day').replaceAll(' ', '\u00a0');

const noticeUnits = {
  sv: { days: ['dygn', 'dygn'], hours: ['timme', 'timmar'] },
  en: { days: ['day', 'days'], hours: ['hour', 'hours'] },
} as const;

/** Hours before a departure, in days if they are whole: `7 dygn`, `24 timmar`, `36 hours`. */
export function formatNotice(hours: number, locale: FormatLocale): string {
  const inDays = hours > 24 && hours % 24 === 0;
  const count = inDays ? hours / 24 : hours;
  return `${count}\u00a0${noticeUnits[locale][inDays ? 'days' : 'hours'][count === 1 ? 0 : 1]}`;
}

/** A Swedish organisation number with its hyphen, `556036-0793`; others unchanged. */
/** A street and a town on one line, a Swedish postcode in its two parts: `Kungsgatan 7, 753 20 Uppsala`. Empty parts are left out. */
export const formatAddress = ({ street = '', postcode = '', city = '' }: Readonly<Address>): string =>
  [street, [postcode?.replace(/^(\d{3}) ?(\d{2})$/, '$1\u00a0$2'), city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
interface Address {
  street?: string | null | undefined;
  postcode?: string | null | undefined;
  city?: string | null | undefined;
}

export const formatOrgNumber = (number: string): string => number.replace(/^(\d{6})(\d{4})$/, '$1-$2');

const kept = new Map<string, Intl.NumberFormat>();
/** Creating one costs as much as using it twenty times. */
function numbers(locale: FormatLocale, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale}${maximumFractionDigits}`;
  let format = kept.get(key);
  if (!format) kept.set(key, (format = new Intl.NumberFormat(tag[locale], { maximumFractionDigits })));
  return format;
}

/** `108 km`, below 10 km with one decimal: `4,2 km`. */
export function formatDistance(metres: number, locale: FormatLocale): string {
  const km = metres / 1000;
  return `${withMinus(numbers(locale, km < 10 ? 1 : 0).format(km))}\u00a0km`;
}

/** `1 tim 25 min`, `1 h 25 min`; what rounds to no minutes, in seconds: `3 s`. */
export function formatDuration(seconds: number, locale: FormatLocale): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0 && seconds > 0) return `${Math.ceil(seconds)}\u00a0s`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inMinutes = `${rest}\u00a0min`;
  if (hours === 0) return inMinutes;
  const inHours = `${hours}\u00a0${locale === 'sv' ? 'tim' : 'h'}`;
  return rest === 0 ? inHours : `${inHours} ${inMinutes}`;
}

const seconds = { sv: ['sekund', 'sekunder'], en: ['second', 'seconds'] } as const;
/** How long to wait before another try, never less than it is: `45 sekunder`, `10 min`, `1 tim`. */
export function formatWait(left: number, locale: FormatLocale): string {
  if (left >= 120) return formatDuration(Math.ceil(left / 60) * 60, locale);
  return `${left}\u00a0${seconds[locale][left === 1 ? 0 : 1]}`;
}

const ratings = {
  sv: new Intl.NumberFormat(tag.sv, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(tag.en, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};
/** Always with one decimal, so that ratings below each other compare: `4,0`. */
export const formatRating = (value: number, locale: FormatLocale): string => ratings[locale].format(value);

export function formatNumber(value: number, locale: FormatLocale, maximumFractionDigits = 0): string {
  return withMinus(numbers(locale, maximumFractionDigits).format(value));
}

const percents = {
  sv: new Intl.NumberFormat(tag.sv, { style: 'percent', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(tag.en, { style: 'percent', maximumFractionDigits: 2 }),
};
/** Basis points as a percentage: `6 %`, `6%`. */
export const formatPercent = (basisPoints: number, locale: FormatLocale): string =>
  withMinus(percents[locale].format(basisPoints / 10_000));

const regions = {
  sv: new Intl.DisplayNames(tag.sv, { type: 'region' }),
  en: new Intl.DisplayNames(tag.en, { type: 'region' }),
};
const lists = { sv: new Intl.ListFormat(tag.sv), en: new Intl.ListFormat(tag.en) };

/** `Berg, Lund och Visby`, `Berg, Lund and Visby`. */
export const formatList = (words: readonly string[], locale: FormatLocale): string => lists[locale].format(words);

/** Countries of Europe whose English names have an article. */
const WITH_ARTICLE = new Set(['FO', 'GB', 'IM', 'NL']);

function countryName(code: string, locale: FormatLocale): string {
  const name = regions[locale].of(code) ?? code;
  return locale === 'en' && WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

/** ISO 3166 codes as names within a sentence: `Norge och Nederländerna`, `Norway and the Netherlands`. */
export const formatCountries = (codes: readonly string[], locale: FormatLocale): string =>
  formatList(
    codes.map((code) => countryName(code, locale)),
    locale,
  );

/** `Visa 4242`, from what a payment provider reports of a card; null without digits. */
export function formatCard({
  cardBrand,
  cardLast4,
}: {
  cardBrand: string | null;
  cardLast4: string | null;
}): string | null {
  const brand = cardBrand ? cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1) : '';
  return cardLast4 ? `${brand} ${cardLast4}`.trim() : null;
}

/** `1,000,000` and `1,250.50`; not `1,250`, whose comma is a decimal sign in Swedish. */
const ENGLISH_GROUPS = /^-?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)$/;

/** `2,000` and `2.000`: two thousand to some, two to others. */
const MAYBE_GROUPS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A typed number in its smallest unit: `6,5` with two decimals → 650, computed by digits, not floating point. What may be thousands or decimals is
 * not guessed: `2,000` is a number only where three decimals are usual.
 */
export function wholeUnits(text: string, decimals: number): number | undefined {
  // A copied amount has the minus sign that we write.
  const spaced = text.replace(/[\s\u00A0\u202F]+(?=\d)/g, '').replace(/^−/, '-');
  if (decimals < 3 && MAYBE_GROUPS.test(spaced)) return undefined;
  const match = /^(-?)(\d{1,13})(?:[.,](\d+))?$/.exec(
    ENGLISH_GROUPS.test(spaced) ? spaced.replaceAll(',', '') : spaced,
  );
  if (!match) return undefined;
  const [, sign = '', whole = '', rawFraction = ''] = match;
  const fraction = rawFraction.replace(/0+$/, '');
  if (fraction.length > decimals) return undefined;
  return Number(sign + whole + fraction.padEnd(decimals, '0'));
}

/** An organisation's unit, with its cost centre: `Norra skolan (4711)`. */
export const formatUnit = ({ name, costCenter }: { name: string; costCenter: string }): string =>
  costCenter ? `${name} (${costCenter})` : name;
