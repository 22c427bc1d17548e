import type { companyListSpec } from '@bff/areas/admin';
import type { CompanySummary } from '@bff/domain/companies';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { Day } from '~/lists/Day';
import { instant, type ListColumns } from '~/lists/columns';
import { contactColumns, orgNumberColumn } from '~/lists/organisation-columns';
import { to } from '~/to';
import { CompanyBadge } from '~/nouns/companies/CompanyBadge';

/** The columns of companies. */
export const companyColumns: ListColumns<CompanySummary, typeof companyListSpec> = [
  {
    key: 'name',
    label: 'companies:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.editCompany(id))}>{name}</a>,
  },
  { ...orgNumberColumn('companies'), below: true },
  { key: 'city', label: 'companies:fields.city', sortBy: 'city', file: ({ city }) => city },
  ...contactColumns('companies'),
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
    key: 'permit',
    label: 'companies:fields.trafficPermitUntil',
    sortBy: 'permit',
    extra: true,
    file: ({ trafficPermitUntil }) => trafficPermitUntil,
    cell: ({ trafficPermitUntil, permit }, { t }) =>
      trafficPermitUntil === null ? (
        t('companies:own.none')
      ) : (
        <>
          <Day day={trafficPermitUntil} />{' '}
          {permit === 'ended' || permit === 'ending' ? (
            <StatusBadge tone={permit === 'ended' ? 'danger' : 'warning'}>
              {t(`companies:permit.standing.${permit}`)}
            </StatusBadge>
          ) : null}
        </>
      ),
  },
  {
    key: 'status',
    beside: true,
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
