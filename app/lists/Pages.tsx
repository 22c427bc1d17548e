import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { useTranslation } from '~/i18n/use-translation';
import type { ShownPage } from './loaded-list';

interface PagesProps {
  list: Pick<ShownPage, 'page' | 'pages'>;
  /** What it says of the rows; without it and with one page it is not there. */
  summary: string | undefined;
  hrefOf: (page: number) => string;
}

/** The pages of a list, and what it says of its rows. */
export function Pages({ list: { page, pages }, summary, hrefOf }: PagesProps) {
  const { t } = useTranslation('lists');
  return (
    <Pagination
      current={page}
      total={pages}
      hrefOf={hrefOf}
      texts={{
        label: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: t('page'),
        summary,
      }}
    />
  );
}
