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
