import type { PriceListKind } from '@states/price-list-kinds';
import { ADDITIONS, costFields, decimalsOf, unitField } from '#fields/price-list';
import type { PriceList } from '@bff/domain/pricing';
import type { FormValue } from '~/forms/fields';
import type { Locale } from '~/i18n/i18n';

const numbers = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3, useGrouping: false });

/** A number in its smallest unit as people type it: 12550 öre → «125,5», in English «125.5». */
function typedNumber(value: number | null, decimals: number, locale: Locale): string {
  if (value === null) return '';
  const text = numbers.format(value / 10 ** decimals);
  return locale === 'sv' ? text : text.replace(',', '.');
}

/** The initial values for OB and overtime. */
export const plainUnits = (kind: PriceListKind): Record<string, FormValue> =>
  kind === 'driver' ? Object.fromEntries(ADDITIONS.map((name) => [unitField(name), 'percent'])) : {};

/** A price list's values in its form. */
export function priceListValues({ kind, name, validFrom, validTo, prices, subjects }: PriceList, locale: Locale) {
  const values: Record<string, FormValue> = { name, validFrom, validTo: validTo ?? '', subjects: subjects.map(String) };
  for (const field of Object.keys(costFields[kind]))
    if (field in prices) values[field] = typedNumber(prices[field] ?? null, decimalsOf(field), locale);
  if (kind !== 'driver') return values;
  for (const addition of ADDITIONS) {
    const amount = prices[`${addition}Amount`] ?? null;
    const basisPoints = prices[`${addition}BasisPoints`] ?? null;
    values[addition] = typedNumber(amount ?? basisPoints, 2, locale);
    values[unitField(addition)] = amount === null ? 'percent' : 'amount';
  }
  return values;
}
