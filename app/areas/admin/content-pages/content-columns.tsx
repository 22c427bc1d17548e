import type { contentListSpec, ContentRow } from '@bff/areas/admin';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';

/** The columns of content pages. */
export const contentColumns: ListColumns<ContentRow, typeof contentListSpec> = [
  {
    key: 'title',
    label: 'content:list.pageTitle',
    sortBy: 'title',
    rowHeader: true,
    cell: ({ slug, title }, { path }) => <a href={path(to.editContentPage(slug))}>{title || slug}</a>,
  },
  { key: 'slug', label: 'content:list.slug', sortBy: 'slug', cell: ({ slug }) => to.contentPage(slug) },
  {
    key: 'status',
    beside: true,
    label: 'content:list.status',
    cell: ({ status }, { t }) => (
      <StatusBadge tone={status === 'published' ? 'success' : 'neutral'}>{t(`content:status.${status}`)}</StatusBadge>
    ),
  },
  {
    key: 'where',
    label: 'content:list.where',
    cell: ({ isReserved, inFooter }, { t }) =>
      t(`content:list.${isReserved ? 'reserved' : inFooter ? 'footer' : 'linked'}`),
  },
  { key: 'updated', label: 'content:list.updated', sortBy: 'updated', ...instant(({ updated }) => updated, 'date') },
];
