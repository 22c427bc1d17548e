import type { Translate } from '~/i18n/text-keys';
import type { OccupancyBar, OccupancyTick } from '@bff/areas/company';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  type FormatLocale,
  formatMonthOfYear,
  formatShortDay,
  noonOf,
} from '@formats';
import { to } from '~/to';

const LOOKS = {
  booked: 'booked',
  preliminaryBooked: 'held',
  locked: 'systemLock',
  manuallyLocked: 'ownLock',
  externallyLocked: 'locked',
} as const;

export const lookOf = ({ kind }: Pick<OccupancyBar, 'kind'>) => LOOKS[kind];

const DAY = 24 * 3_600_000;

interface TicksAsked {
  view: 'day' | 'week' | 'month';
  /** The tick of this day is marked. */
  today: string;
  locale: FormatLocale;
}

/** The axis in words: hours, days with their weekday, or days of the month. */
export const ticksText = (ticks: readonly OccupancyTick[], { view, today, locale }: TicksAsked) =>
  ticks.map(({ start, end, local }) => ({
    start,
    end,
    label:
      view === 'day' ? local : view === 'week' ? formatShortDay(noonOf(local), locale) : String(Number(local.slice(8))),
    isRest: view !== 'day' && [0, 6].includes(new Date(`${local}T00:00Z`).getUTCDay()),
    isNow: local === today,
  }));

/** A dash after which no line ends. */
const DASH = '–\u2060';

/**
 * `ons 10 mars 08:00–17:00`, or both days, in one piece: half of a span says a wrong end. Each day is put into words once: a month of a
 * fleet has thousands of bars.
 */
export function spansIn(locale: FormatLocale): (start: number, end: number) => string {
  const days = new Map<string, string>();
  const dayOf = (day: string) => {
    const words = days.get(day) ?? formatShortDay(noonOf(day), locale).replaceAll(' ', '\u00a0');
    days.set(day, words);
    return words;
  };
  return (start, end) => {
    const [from, until] = [formatDateTime(start), formatDateTime(end)];
    const [firstDay, lastDay] = [from.slice(0, 10), until.slice(0, 10)];
    const last = firstDay === lastDay ? '' : `${dayOf(lastDay)}\u00a0`;
    return `${dayOf(firstDay)}\u00a0${from.slice(11)}${DASH}${last}${until.slice(11)}`;
  };
}

/** The same in a text, which has room for a line more: one may end between the two days. */
export function spansInText(locale: FormatLocale): (start: number, end: number) => string {
  const spanOf = spansIn(locale);
  return (start, end) => spanOf(start, end).replace(DASH, '–');
}

/** `ons 10 mars 2027`, `23–29 november 2026`, or `november 2026` where it is all of a month. */
export function daysText({ firstDay, lastDay }: { firstDay: string; lastDay: string }, locale: FormatLocale): string {
  if (firstDay === lastDay) return formatDay(noonOf(lastDay), locale);
  const month = lastDay.slice(0, 7);
  const dayAfter = formatDate(noonOf(lastDay).getTime() + DAY);
  const isWholeMonth = firstDay === `${month}-01` && dayAfter.endsWith('-01');
  return isWholeMonth ? formatMonthOfYear(month, locale) : formatDays(firstDay, lastDay, locale);
}

/** `Uppsala – Gävle`: where only one place fits, it is where the trip starts, and neither half a name nor a dash. */
const asWholePlaces = (route: string) => route.replaceAll(' ', '\u00a0').replace('\u00a0–', ` ${DASH}`);

/** Everything about an occupancy: where its trip goes first, since its look says the kind. A bar shows as many whole words as fit, and no separator without its word. */
export const occupancyText = (
  { kind, bookingNumber, route, start, end, comment }: OccupancyBar,
  kindOf: (kind: OccupancyBar['kind']) => string,
  spanOf: (start: number, end: number) => string,
) =>
  [route && asWholePlaces(route), kindOf(kind), kind === 'booked' && bookingNumber, spanOf(start, end), comment]
    .filter(Boolean)
    .join(' ·\u00a0');

/** The words for each kind, looked up once: a month of a fleet has thousands of bars. */
export function kindsOf(t: Translate<'fleet'>): (kind: OccupancyBar['kind']) => string {
  const words = new Map<string, string>();
  return (kind) => {
    const word = words.get(kind) ?? t(`occupancy.kind.${kind}`);
    words.set(kind, word);
    return word;
  };
}

/** The page with more about it: for a confirmed booking or an own lockout. */
export function occupancyAddress({ id, kind, bookingNumber }: OccupancyBar): string | undefined {
  if (kind === 'manuallyLocked') return to.editLockout(id);
  return kind === 'booked' && bookingNumber ? to.companyBooking(bookingNumber) : undefined;
}
