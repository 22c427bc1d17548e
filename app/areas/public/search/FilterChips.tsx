import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { Icon } from '@ds/pictures/Icon/Icon';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { to } from '~/to';
import { wordFor } from '~/i18n/open-key';
import { FILTERS, LOOKED_AT } from './OfferFilters';

interface FilterChipsProps {
  view: Extract<SearchView, { kind: 'offers' }>;
  search: string;
}

/** The texts contain words for their values; accessibility has them in its catalogue. */
const WORDED = ['busType', 'fuelType', 'equipment', 'certificate'] as const;
const isWorded = (filter: string): filter is (typeof WORDED)[number] => WORDED.some((one) => one === filter);

/** The active filters of the results, each with a link that removes it. Nothing without filters. */
export function FilterChips({ view, search }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const params = [...new URLSearchParams(search)];
  const chosen = params.filter(([name, value]) => FILTERS.includes(name) && value !== '');
  if (chosen.length === 0) return null;
  const nameOf = (filter: string, value: string): string => {
    const accessible = view.accessibility.find(({ code }) => code === value);
    if (accessible) return accessibilityName(accessible, locale);
    if (filter === 'operator') return view.operators.find(({ id }) => String(id) === value)?.name ?? value;
    if (filter === 'maxPrice') return t('filter.upTo', { price: money(Number(value) * 100, { decimals: false }) });
    return isWorded(filter) ? wordFor(t, `search:${filter}`, value) : value;
  };
  const without = (at: readonly [string, string]) =>
    new URLSearchParams(params.filter((param) => param !== at && !LOOKED_AT.includes(param[0])));
  return (
    <Row>
      {chosen.map((param) => {
        const [filter, value] = param;
        const name = nameOf(filter, value);
        return (
          <LinkButton
            key={`${filter}-${value}`}
            variant="secondary"
            size="small"
            href={`${path(to.search())}?${without(param)}`}
          >
            {/* Text browsers have no signs: they read it too. */}
            <span className="visually-hidden">{t('filter.takeOff')} </span>
            {name} <Icon name="cross" size={14} />
          </LinkButton>
        );
      })}
    </Row>
  );
}
