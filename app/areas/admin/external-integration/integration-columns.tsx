import type { integrationListSpec } from '@bff/areas/admin';
import type { SeenIntegration } from '@bff/domain/integration-users';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { actsFor } from './acts-for';

/** The columns of integrations. */
export const integrationColumns: ListColumns<SeenIntegration, typeof integrationListSpec> = [
  {
    key: 'name',
    label: 'integration:name',
    sortBy: 'name',
    rowHeader: true,
    cell: ({ id, name }, { path }) => <a href={path(to.editIntegration(id))}>{name}</a>,
  },
  { key: 'actsFor', label: 'integration:actsFor.label', cell: (row, { t }) => actsFor(t, row) },
  { key: 'externalId', label: 'integration:externalId', cell: ({ externalId }) => externalId },
  {
    key: 'status',
    beside: true,
    label: 'integration:status.label',
    cell: ({ status }, { t }) => (
      <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`integration:status.${status}`)}</StatusBadge>
    ),
  },
  {
    key: 'used',
    label: 'integration:lastUsed',
    sortBy: 'used',
    cell: ({ lastUsedAt }, { t }) => (lastUsedAt ? <DateTime at={lastUsedAt} /> : t('integration:neverUsed')),
  },
  {
    key: 'created',
    label: 'integration:created',
    sortBy: 'created',
    cell: instant<SeenIntegration>(({ createdAt }) => createdAt, 'date').cell,
  },
];
