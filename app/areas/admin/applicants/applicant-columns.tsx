import type { applicantListSpec } from '@bff/areas/admin';
import type { Applicant } from '@bff/domain/applicants';
import { instant, type ListColumns } from '~/lists/columns';
import { contactColumns, orgNumberColumn } from '~/lists/organisation-columns';
import { to } from '~/to';
import { ApplicantBadge } from './ApplicantBadge';

/** The columns of applicants. */
export const applicantColumns: ListColumns<Applicant, typeof applicantListSpec> = [
  {
    key: 'name',
    label: 'companies:fields.name',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.replyToApplicant(id))}>{name}</a>,
  },
  { ...orgNumberColumn('companies'), below: true },
  { key: 'city', label: 'companies:fields.city', sortBy: 'city', file: ({ city }) => city },
  { key: 'countries', label: 'companies:fields.countries', extra: true, file: ({ countries }) => countries.join(' ') },
  ...contactColumns('companies'),
  {
    key: 'created',
    label: 'companies:applicants.received',
    sortBy: 'created',
    ...instant(({ createdAt }) => createdAt),
  },
  {
    key: 'status',
    beside: true,
    label: 'companies:list.status',
    file: ({ status }, { t }) => t(`companies:applicants.status.${status}`),
    cell: ({ status }) => <ApplicantBadge status={status} />,
  },
  {
    key: 'decidedAt',
    label: 'companies:applicants.decidedAt',
    extra: true,
    ...instant(({ decidedAt }) => decidedAt),
  },
  { key: 'reason', label: 'companies:fields.reason', extra: true, file: ({ denyReason }) => denyReason },
];
