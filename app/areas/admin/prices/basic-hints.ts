import type { PriceListKind } from '@states/price-list-kinds';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { priceFields } from '~/nouns/price-lists/price-list-fields';
import { ruleNames, ruleText } from '~/nouns/price-lists/price-rules';
import type { ShownBasic } from './AskedPrices';

/** What the basic list says of each price, after the field's own hint; nothing if there is no such list. */
export function useBasicHints(kind: PriceListKind, { list }: ShownBasic): Record<string, string> {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!list) return {};
  const hintOf = (name: string): string => {
    const { hint } = priceFields[kind][name]!;
    const value = ruleText(t, kind, name, list.prices, locale);
    const said = value === null ? t('prices:temporary.notInBasic') : t('prices:temporary.inBasic', { value });
    return hint ? `${t(hint)} ${said}` : said;
  };
  return Object.fromEntries(ruleNames(kind).map((name) => [name, hintOf(name)]));
}
