import type { deletionListSpec } from '@bff/areas/erasure';
import type { FoundDeletion } from '@bff/domain/erasure';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { instant, type ListColumns, mail } from '~/lists/columns';
import { to } from '~/to';

/** The columns of accounts to be deleted. */
export const deletionColumns: ListColumns<FoundDeletion, typeof deletionListSpec> = [
  {
    key: 'name',
    label: 'users:name',
    sortBy: 'name',
    rowHeader: true,
    cell: ({ userId, name }, { path }) => <a href={path(to.user(userId))}>{name}</a>,
  },
  { key: 'email', label: 'users:email', cell: mail<FoundDeletion>(({ email }) => email).cell },
  {
    key: 'asked',
    label: 'users:deletions.asked',
    sortBy: 'asked',
    cell: instant<FoundDeletion>(({ askedAt }) => askedAt).cell,
  },
  {
    key: 'by',
    label: 'users:deletions.by',
    cell: ({ byOneself }, { t }) => t(`users:deletions.${byOneself ? 'byOneself' : 'byAdministrator'}`),
  },
  {
    key: 'waitsFor',
    label: 'users:deletions.waitsFor',
    cell: ({ obstacle }, { t }) => t(obstacle ? `users:deletions.obstacle.${obstacle.key}` : 'users:deletions.notice'),
  },
  {
    key: 'expected',
    label: 'users:deletions.expected',
    cell: ({ expected }, { t }) => (expected ? <DateTime at={expected} /> : t('users:deletions.unknown')),
  },
];
