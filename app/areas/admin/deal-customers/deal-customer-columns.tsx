import type { dealCustomerListSpec } from '@bff/areas/admin';
import type { DealOrganisationSummary } from '@bff/domain/deal-organisations';
import { instant, type ListColumns, money } from '~/lists/columns';
import { contactColumns, orgNumberColumn } from '~/lists/organisation-columns';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { to } from '~/to';

/** The columns of deal customers. */
export const dealCustomerColumns: ListColumns<DealOrganisationSummary, typeof dealCustomerListSpec> = [
  {
    key: 'name',
    label: 'deals:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.dealCustomer(id))}>{name}</a>,
  },
  orgNumberColumn('deals'),
  ...contactColumns('deals'),
  {
    key: 'creditLimit',
    label: 'deals:fields.creditLimit',
    sortBy: 'creditLimit',
    ...money(({ creditLimit }) => creditLimit, { whole: true }),
  },
  {
    key: 'train',
    label: 'deals:fields.trainReplacement',
    extra: true,
    file: ({ trainReplacement }, { t }) => t(`deals:${trainReplacement ? 'yes' : 'no'}`),
  },
  { key: 'units', label: 'deals:units.title', extra: true, align: 'end', file: ({ units }) => units },
  { key: 'users', label: 'deals:members.title', sortBy: 'users', align: 'end', file: ({ users }) => users },
  {
    key: 'status',
    beside: true,
    label: 'companies:list.status',
    file: ({ status }, { t }) => t(`deals:status.${status}`),
    cell: ({ status }) => <DealBadge status={status} />,
  },
  { key: 'created', label: 'deals:fields.createdAt', extra: true, ...instant(({ createdAt }) => createdAt, 'date') },
];
