/** Months by the first three letters of their Swedish and English names. */
const MONTHS: Record<string, number> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, maj: 5, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, okt: 10, oct: 10 },
  ...{ nov: 11, dec: 12 },
};

/** 8, 08:00, 08.00, 0800, 8 am, 8:30 pm; with «kl.», «klockan» or «at» before it. */
const TIME = String.raw`(?:kl\.?|klockan|at)?\s*(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*(am|pm)?`;
/** What may stand between the day and the time. */
const BETWEEN = String.raw`(?:[T,]|\s)\s*`;
/** «onsdag den 10 mars»: what may stand before the day. */
const BEFORE = String.raw`(?:\p{L}+,?\s+)?(?:den\s+|the\s+)?`;

const FORMS: readonly (readonly [RegExp, (found: string[]) => [year: string, month: number, day: string]])[] = [
  // 2027-03-10, 2027/3/10, 2027.03.10
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/, ([year, month, day]) => [year!, Number(month), day!]],
  // 20270310
  [/^(\d{4})(\d{2})(\d{2})(?!\d)/, ([year, month, day]) => [year!, Number(month), day!]],
  // 10/3 2027, 10.3.2027, 10-3-2027: the day first, as both languages have it here
  [/^(\d{1,2})[-/.](\d{1,2})[-/.\s]+(\d{4})/, ([day, month, year]) => [year!, Number(month), day!]],
  // 10 mars 2027, Wednesday 10 March 2027, den 10 mars 2027
  [
    new RegExp(String.raw`^${BEFORE}(\d{1,2})(?:st|nd|rd|th|\.|:e)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})`, 'iu'),
    ([day, month, year]) => [year!, MONTHS[month!.slice(0, 3).toLowerCase()] ?? 0, day!],
  ],
  // March 10, 2027
  [
    new RegExp(String.raw`^(?:\p{L}+day,?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`, 'iu'),
    ([month, day, year]) => [year!, MONTHS[month!.slice(0, 3).toLowerCase()] ?? 0, day!],
  ],
];

const two = (figure: string | number) => String(figure).padStart(2, '0');

/**
 * A day and a time as people write them in Swedish and English, as `2027-03-10T08:00`; undefined for what is no such thing. Whether there is
 * such a day is for others to tell.
 */
export function writtenMoment(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [year, month, day] = read(found.slice(1));
    const rest = text.slice(found[0].length);
    const time = new RegExp(`^${BETWEEN}${TIME}$`, 'iu').exec(rest);
    if (!time || month === 0) continue;
    const [, hour, minute = '00', half] = time;
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
    if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined;
    return `${year}-${two(month)}-${two(day)}T${two(hours)}:${minute}`;
  }
  return undefined;
}
