import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { wordFor } from '~/i18n/open-key';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { to } from '~/to';
import { LOOKED_AT, nameOfFilter } from './OfferFilters';

/** The texts contain words for their values; accessibility has them in its catalogue. */
const WORDED = ['busType', 'fuelType', 'equipment', 'certificate'] as const;
const isWorded = (filter: string): filter is (typeof WORDED)[number] => WORDED.some((one) => one === filter);

interface ChosenFilter {
  key: string;
  /** In the reader's language. */
  name: string;
  /** The search without it, from its first page. */
  hrefWithout: string;
  /** If nothing passes the filters: how many buses would be left without this one; 0 if another keeps them away too. */
  left: number;
}

/** The filters that are set, in the order of the address. */
export function useChosenFilters(view: Extract<SearchView, { kind: 'offers' }>, search: string): ChosenFilter[] {
  const { t } = useTranslation('search');
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const params = [...new URLSearchParams(search)];
  const highest = view.query.filters.maxPrice;
  const nameOf = (filter: string, value: string): string => {
    const accessible = view.accessibility.find(({ code }) => code === value);
    if (accessible) return accessibilityName(accessible, locale);
    if (filter === 'operator') return view.operators.find(({ id }) => String(id) === value)?.name ?? value;
    if (filter === 'maxPrice') return t('filter.upTo', { price: money((highest ?? 0) * 100, { decimals: false }) });
    return isWorded(filter) ? wordFor(t, `search:${filter}`, value) : value;
  };
  const without = (at: readonly [string, string]) =>
    new URLSearchParams(params.filter((param) => param !== at && !LOOKED_AT.includes(param[0])));
  return params.flatMap((param) => {
    const [name, value] = param;
    const filter = nameOfFilter(name);
    if (!filter || value === '') return [];
    // What cannot be read filters nothing.
    if (filter === 'maxPrice' && highest === undefined) return [];
    // «12 500 kr» is one value, however it was written.
    const meant = filter === 'maxPrice' ? String(highest) : value;
    return {
      key: `${name}-${value}`,
      name: nameOf(name, value),
      hrefWithout: `${path(to.search())}?${without(param)}`,
      left: view.relaxed.find((one) => one.filter === filter && one.value === meant)?.left ?? 0,
    };
  });
}
