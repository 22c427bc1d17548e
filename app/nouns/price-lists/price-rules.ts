import type { PriceListKind } from '@states/price-list-kinds';
import { ADDITIONS, unitField } from '#fields/price-list';
import type { PriceColumns } from '@bff/domain/pricing';
import { formatDuration, formatMoney, formatNumber, formatPercent } from '@formats';
import type { Field } from '~/forms/fields';
import type { Locale } from '~/i18n/i18n';
import type { Translate } from '~/i18n/text-keys';
import { priceFields } from './price-list-fields';

const UNITS: ReadonlySet<string> = new Set(ADDITIONS.map(unitField));

/** The names of a kind's prices and rules, in the form's order. */
export const ruleNames = (kind: PriceListKind): string[] =>
  Object.keys(priceFields[kind]).filter((name) => !UNITS.has(name));

/** «480 kr/tim», «3 tim», «50 km», by the unit that its field has. */
function worded(t: Translate, { suffix }: Field, value: number, locale: Locale): string {
  switch (suffix) {
    case 'min':
      return formatDuration(value * 60, locale);
    case 'km':
      return `${formatNumber(value / 1_000, locale, 3)}\u00a0km`;
    case 'common:kronor':
      return formatMoney(value, locale);
    case 'prices:per.km':
      return t('prices:rules.km', { money: formatMoney(value, locale) });
    case 'prices:per.night':
      return t('prices:rules.night', { money: formatMoney(value, locale) });
    default:
      return t('prices:rules.hour', { money: formatMoney(value, locale) });
  }
}

/** A list's rule in words; null if the list does not have it. */
export function ruleText(
  t: Translate,
  kind: PriceListKind,
  name: string,
  prices: PriceColumns,
  locale: Locale,
): string | null {
  const percent = prices[`${name}BasisPoints`] ?? null;
  if (percent !== null) return t('prices:rules.percent', { percent: formatPercent(percent, locale) });
  const value = prices[name] ?? prices[`${name}Amount`] ?? null;
  return value === null ? null : worded(t, priceFields[kind][name]!, value, locale);
}

/** Everything that a list has: «Pris per timme 480 kr/tim · Helgtillägg 75 kr/tim». */
export const rulesText = (t: Translate, kind: PriceListKind, prices: PriceColumns, locale: Locale): string =>
  ruleNames(kind)
    .flatMap((name) => {
      const text = ruleText(t, kind, name, prices, locale);
      const { label } = priceFields[kind][name]!;
      return text === null || label === '' ? [] : [`${t(label)} ${text}`];
    })
    .join(' · ');
