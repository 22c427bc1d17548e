import type { commissionListSpec } from '@bff/areas/admin';
import type { CommissionSummary } from '@bff/domain/companies';
import type { Locale } from '~/i18n/i18n';
import type { ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { commissionText } from './commission-text';
import { CompanyBadge } from '~/nouns/companies/CompanyBadge';
import { orgNumberShown } from '~/lists/organisation-columns';

/** The columns of companies' commissions; `general` applies to those without their own. */
export const commissionColumns = (
  general: number,
  locale: Locale,
): ListColumns<CommissionSummary, typeof commissionListSpec> => [
  {
    key: 'name',
    label: 'companies:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.companyCommission(id))}>{name}</a>,
  },
  { key: 'orgNumber', label: 'companies:list.orgNumber', extra: true, ...orgNumberShown },
  {
    key: 'commission',
    label: 'commissions:commission',
    sortBy: 'commission',
    align: 'end',
    cell: ({ basisPoints }, { t }) => commissionText(t, locale, basisPoints, general),
  },
  {
    key: 'percent',
    label: 'commissions:percent',
    extra: true,
    align: 'end',
    // Basis points are hundredths of a percent, as öre are of kronor.
    file: ({ basisPoints }, { amount }) => amount(basisPoints ?? general),
  },
  {
    key: 'kind',
    label: 'commissions:kind',
    extra: true,
    file: ({ basisPoints }, { t }) => t(`commissions:kinds.${basisPoints === null ? 'general' : 'own'}`),
  },
  { key: 'next', label: 'commissions:next', file: ({ nextChange }) => nextChange },
  {
    key: 'status',
    beside: true,
    label: 'companies:list.status',
    file: ({ status }, { t }) => t(`companies:companies.status.${status}`),
    cell: ({ status }) => <CompanyBadge status={status} />,
  },
];
