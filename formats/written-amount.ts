/**
 * An amount in öre as a form's field holds it: kronor grouped and with the decimal sign of that language, and with öre only if there are any.
 * `wholeUnits` reads it back.
 */
export function writtenAmount(ore: number, locale: string): string {
  const [kronor = '', fraction] = (ore / 100).toFixed(ore % 100 === 0 ? 0 : 2).split('.');
  // A comma alone before three digits is a decimal sign to some (`1,250`), so that English whole amounts have none.
  const group = locale === 'sv' ? '\u00a0' : fraction === undefined && kronor.length < 7 ? '' : ',';
  const grouped = kronor.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${locale === 'sv' ? ',' : '.'}${fraction}`;
}

/** «12 500 kr», «12.500:-» and «SEK 12,500» are an amount in kronor, as people and this product write it. */
const CURRENCY = /^(?:sek|kr\.?)\s*|\s*(?::-|,-|kr\.?|sek|kronor)$/gi;

/** What is counted, by its own words and those of any people. */
const counted = (...own: readonly string[]) =>
  new RegExp(
    `\\s*(?:${['st', 'pers', 'person(?:er|s)?', 'people', 'passagerare', 'passengers?', ...own].join('|')})\\.?$`,
    'i',
  );

/** What a number beside a field's unit may be followed by, in both languages, as people and this product write it. */
const UNITS = {
  kr: CURRENCY,
  km: /\s*(?:km|kilometer|kilometers|kilometres|kilometre)\.?$/i,
  min: /\s*(?:min|minut|minuter|minute|minutes)\.?$/i,
  h: /\s*(?:h|tim|timme|timmar|hour|hours)\.?$/i,
  days: /\s*(?:dag|dagar|dygn|day|days)\.?$/i,
  '%': /\s*(?:%|procent|percent|per cent)$/i,
  // Of whom it is that many: three children are no adults.
  adults: counted('vuxen|vuxna|adults?'),
  children: counted('barn|child|children'),
  wheelchairs: counted('rullstolsplats(?:er)?|rullstol(?:ar)?|wheelchairs?|wheelchair spaces?'),
  people: counted(),
  seats: counted('(?:sitt)?plats(?:er)?|seats?'),
} as const;
export type Unit = keyof typeof UNITS;

/** For a price per something: «19,50 kr/km» in a field of kronor per kilometre. */
const PER = {
  hour: /\s*(?:\/|per|i)\s*(?:h|tim|timme|timmen|hour)\.?$/i,
  km: /\s*(?:\/|per)\s*(?:km|kilometer|kilometre)\.?$/i,
  night: /\s*(?:\/|per)\s*(?:natt|dygnsvila|night|daily rest)\.?$/i,
} as const;
export type Per = keyof typeof PER;

/** Ten kilometres, which Swedes measure long ways in. */
const MIL = /^(\d{1,6})(?:[.,](\d{1,2}))? ?mil\.?$/i;
const tenfold = (whole: string, [tenths = '0', ...rest] = ''): string =>
  [`${whole}${tenths}`, ...(rest.length > 0 ? [rest.join('')] : [])].join(',');

/** A long time, as people and this product write it: «2 tim», «1,5 h», «1 tim 30 min». */
const HOURS =
  /^(\d{1,4})(?:[.,](\d))? ?(?:h|tim|timme|timmar|hour|hours)\.?(?: ?(?:och|and|,)? ?(\d{1,2}) ?(?:min|minut|minuter|minute|minutes)?\.?)?$/i;
const sixtyfold = (hours: string, tenths = '0', minutes = '0'): string =>
  String(Number(hours) * 60 + Number(tenths) * 6 + Number(minutes));

/**
 * A typed number without the unit that stands beside its field, «19,50 kr» or «12,5 km». Another unit is not taken away, so that the number is
 * not read: «10 km» is no price. «6,5 mil» are 65 where kilometres are asked for, and «2 tim» 120 where
 * minutes are.
 */
export function withoutUnit(typed: string, unit: Unit | undefined, per?: Per): string {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (unit === undefined) return text;
  const mil = unit === 'km' ? MIL.exec(text) : null;
  if (mil) return tenfold(mil[1]!, mil[2]);
  const hours = unit === 'min' ? HOURS.exec(text) : null;
  if (hours) return sixtyfold(hours[1]!, hours[2], hours[3]);
  const amount = per === undefined ? text : text.replace(PER[per], '');
  const number = amount.replace(UNITS[unit], '').trim();
  // «kr 12 kr» and a unit alone are left as they are.
  return /^[-−]?\d/.test(number) && /\d$/.test(number) ? number : text;
}
const WITHOUT_ORE = /[.,]0{1,2}$/;
const THOUSANDS = /^\d{1,3}(?:[ .,]\d{3})+$/;

/**
 * A typed amount in whole kronor; undefined if it is none. Where no öre are asked for, three digits behind a separator are thousands:
 * «12.500» and «12,500» are 12 500, but «12,5» is not read.
 */
export function wholeKronor(typed: string): number | undefined {
  const text = typed.replace(/\s+/g, ' ').trim().replace(CURRENCY, '').replace(WITHOUT_ORE, '');
  const digits = THOUSANDS.test(text) ? text.replace(/[ .,]/g, '') : text;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
