import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { LIST_ID } from './result-parts';

type Sort = Extract<SearchView, { kind: 'offers' }>['query']['sort'];

const SORTS = ['price', 'distance', 'rating', 'emissions'] as const satisfies Sort[];

interface OfferSortingProps {
  current: Sort;
  /** The results in an order, from their first page. */
  hrefOf: (sort: Sort) => string;
}

/** The orders of the results: tabs, folded to the chosen one on a narrow screen. */
export function OfferSorting({ current, hrefOf }: OfferSortingProps) {
  const { t } = useTranslation('search');
  const isRead = useIsTextBrowser();
  return (
    <NarrowFold
      title={
        // Among the tabs, which are always there, it is marked as the chosen one.
        isRead ? (
          t('results.sort')
        ) : (
          <span>
            <span className="visually-hidden">{t('results.sort')}: </span>
            {t(`sort.${current}`)}
          </span>
        )
      }
      isPrinted={false}
    >
      <Tabs
        label={t('results.sort')}
        here={t('common:chosen')}
        items={SORTS.map((sort) => ({
          // They begin at what was pressed, above them.
          href: `${hrefOf(sort)}#${LIST_ID}`,
          label: t(`sort.${sort}`),
          current: current === sort,
        }))}
      />
    </NarrowFold>
  );
}
