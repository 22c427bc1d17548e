/** An amount in öre as a form's field holds it: kronor with the decimal sign of that language, and with öre only if there are any. */
export function writtenAmount(ore: number, locale: string): string {
  const kronor = (ore / 100).toFixed(ore % 100 === 0 ? 0 : 2);
  return locale === 'sv' ? kronor.replace('.', ',') : kronor;
}
