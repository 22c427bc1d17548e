import type { companyListSpec } from '@bff/areas/admin';
import type { CompanySummary } from '@bff/domain/companies';
import { formatOrgNumber } from '@formats';
import { instant, type ListColumns } from '~/lists/columns';
import { CompanyBadge } from './CompanyBadge';

/** Bus companies, on their page and in its file. */
export const companyColumns: ListColumns<CompanySummary, typeof companyListSpec> = [
  {
    key: 'name',
    label: 'companies:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(`/dashboard/admin/transport-companies/edit/${id}`)}>{name}</a>,
  },
  {
    key: 'orgNumber',
    label: 'companies:fields.orgNumber',
    file: ({ orgNumber }) => orgNumber,
    cell: ({ orgNumber }) => formatOrgNumber(orgNumber),
  },
  { key: 'city', label: 'companies:fields.city', sortBy: 'city', file: ({ city }) => city },
  {
    key: 'contact',
    label: 'companies:fields.contactName',
    file: ({ contactName }) => contactName,
    cell: ({ contactName }) => contactName || '–',
  },
  { key: 'email', label: 'companies:fields.contactEmail', extra: true, file: ({ contactEmail }) => contactEmail },
  { key: 'phone', label: 'companies:fields.contactPhone', extra: true, file: ({ contactPhone }) => contactPhone },
  {
    key: 'vehicles',
    label: 'companies:companies.vehicles',
    sortBy: 'vehicles',
    align: 'end',
    file: ({ vehicles }) => vehicles,
  },
  {
    key: 'prices',
    label: 'companies:companies.prices',
    file: ({ withoutPrices }, { t }) => t(`companies:companies.${withoutPrices ? 'missing' : 'there'}`),
    cell: ({ withoutPrices }, { t }) => t(`companies:companies.${withoutPrices ? 'missing' : 'there'}`),
  },
  {
    key: 'status',
    label: 'companies:list.status',
    file: ({ status }, { t }) => t(`companies:companies.status.${status}`),
    cell: ({ status }) => <CompanyBadge status={status} />,
  },
  {
    key: 'since',
    label: 'companies:companies.since',
    extra: true,
    ...instant(({ createdAt }) => createdAt, 'date'),
  },
];
