import type { customerListSpec } from '@bff/areas/customers';
import type { CustomerSummary } from '@bff/domain/customers';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';

/** Customers, on their page and in its file. */
export const customerColumns: ListColumns<CustomerSummary, typeof customerListSpec> = [
  {
    key: 'who',
    label: 'customers:name',
    sortBy: 'name',
    rowHeader: true,
    cell: ({ id, companyName, name }, { path }) => (
      <a href={path(to.customer(id))}>{companyName ? `${companyName}, ${name}` : name}</a>
    ),
  },
  {
    key: 'type',
    label: 'customers:type.label',
    file: ({ customerType }, { t }) => t(`customers:type.${customerType}`),
  },
  { key: 'companyName', label: 'customers:companyName', extra: true, file: ({ companyName }) => companyName },
  { key: 'orgNumber', label: 'customers:orgNumber', extra: true, file: ({ orgNumber }) => orgNumber },
  { key: 'name', label: 'customers:name', extra: true, file: ({ name }) => name },
  { key: 'email', label: 'customers:email', file: ({ email }) => email },
  { key: 'phone', label: 'customers:phone', file: ({ phone }) => phone },
  { key: 'city', label: 'customers:city', extra: true, file: ({ city }) => city },
  { key: 'created', label: 'customers:created', sortBy: 'created', ...instant(({ created }) => created) },
];
