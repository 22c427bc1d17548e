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
