import type { ListPage } from '@bff/lists';
import type { Translate } from '~/i18n/text-keys';

/** `41–60 av 133`: which of the rows a page has. */
export function shownRows(t: Translate, { page, pageSize, rows, total }: ListPage<unknown>): string {
  const from = (page - 1) * pageSize + 1;
  return t('lists:summary', { from, to: from + rows.length - 1, total });
}
