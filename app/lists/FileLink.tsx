import { useTranslation } from '~/i18n/use-translation';
import type { ListPage, ListQuery } from '@bff/lists';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { listAddress } from './list-address';

interface FileLinkProps {
  /** The list's path without locale; its file has the same path with `.csv`. */
  path: string;
  query: ListQuery;
  list: ListPage<unknown> | null;
}

/** Beside a list's title: a link to the file of the current query. Nothing for an empty list. */
export function FileLink({ path, query, list }: FileLinkProps) {
  const { t } = useTranslation('lists');
  const here = usePath()(path);
  if (!list || list.rows.length === 0) return null;
  return (
    <LinkButton variant="secondary" href={`${here}.csv${listAddress(query, { page: 1 })}`}>
      {t('file')}
    </LinkButton>
  );
}
