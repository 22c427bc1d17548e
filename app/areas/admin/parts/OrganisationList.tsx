import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage, ListQuery } from '@bff/lists';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { formatOrgNumber } from '@formats';
import { AreaFrame } from '~/frame/AreaFrame';
import { usePath } from '~/http/paths';
import { type ListColumn, type ListFilter, ListView } from '~/lists/ListView';

interface Organisation {
  id: number;
  name: string;
  orgNumber: string;
  contactName: string;
}

interface OrganisationListProps<Row extends Organisation, Status extends string> {
  title: string;
  /** What their names are called. */
  nameLabel: string;
  /** The list's path without locale. */
  path: string;
  /** The page of one, before its number. */
  folder: string;
  query: ListQuery;
  errors: Readonly<Record<string, string>>;
  list: ListPage<Row> | null;
  search: { label: string; hint: string };
  /** How they can stand, in words. */
  statuses: readonly Status[];
  statusText: (status: Status) => string;
  filters?: readonly ListFilter[];
  /** Between whom it is reached by and how it stands. */
  columns: readonly ListColumn<Row>[];
  /** After the organisation number, where there is more to say of who it is. */
  city?: (row: Row) => ReactNode;
  badge: (row: Row) => ReactNode;
  empty: { title: string; text: string };
  /** Adds another one. */
  add?: ReactNode;
}

/** Organisations as administrators look for them: bus companies, those that have applied, deal customers. */
export function OrganisationList<Row extends Organisation, Status extends string>(
  props: OrganisationListProps<Row, Status>,
) {
  const {
    title,
    nameLabel,
    folder,
    statuses,
    statusText,
    filters = [],
    columns,
    city,
    badge,
    empty,
    add,
    ...list
  } = props;
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={title} actions={add} />
      <ListView
        {...list}
        caption={title}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'status',
            label: t('list.status'),
            options: statuses.map((status) => ({ value: status, label: statusText(status) })),
          },
          ...filters,
        ]}
        columns={[
          {
            key: 'name',
            label: nameLabel,
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`${folder}/${id}`)}>{name}</a>,
          },
          { key: 'orgNumber', label: t('list.orgNumber'), cell: ({ orgNumber }) => formatOrgNumber(orgNumber) },
          ...(city ? [{ key: 'city', label: t('fields.city'), sortBy: 'city', cell: city }] : []),
          { key: 'contact', label: t('list.contact'), cell: ({ contactName }) => contactName || '–' },
          ...columns,
          { key: 'status', label: t('list.status'), cell: badge },
        ]}
        empty={{ ...empty, action: add }}
        file
      />
    </AreaFrame>
  );
}
