import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { Icon } from '@ds/pictures/Icon/Icon';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { RESULTS_ID } from './result-parts';
import { useChosenFilters } from './use-chosen-filters';

interface FilterChipsProps {
  view: Extract<SearchView, { kind: 'offers' }>;
  search: string;
}

/** The active filters of the results, each with a link that removes it. Nothing without filters. */
export function FilterChips({ view, search }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const chosen = useChosenFilters(view, search);
  if (chosen.length === 0) return null;
  return (
    <Row>
      {chosen.map(({ key, name, hrefWithout }) => (
        <LinkButton key={key} variant="secondary" size="small" href={`${hrefWithout}#${RESULTS_ID}`}>
          {/* Text browsers have no signs: they read it too. */}
          <span className="visually-hidden">{t('filter.takeOff')} </span>
          {name} <Icon name="cross" size={14} />
        </LinkButton>
      ))}
      <span className="muted">{t('results.unfiltered', { count: view.unfiltered })}</span>
    </Row>
  );
}
