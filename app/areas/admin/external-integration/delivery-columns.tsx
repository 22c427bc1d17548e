import type { deliveryListSpec } from '@bff/areas/admin';
import type { Delivery } from '@bff/domain/integration-users';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import { instant, type ListColumns } from '~/lists/columns';
import { ActButton } from '~/screens/ActButton';
import { openKey } from '~/i18n/open-key';

const TONES: Record<Delivery['status'], Tone> = { pending: 'info', delivered: 'success', failed: 'danger' };

/** The columns of an integration's deliveries. */
export const deliveryColumns: ListColumns<Delivery, typeof deliveryListSpec> = [
  {
    key: 'created',
    label: 'integration:deliveries.created',
    rowHeader: true,
    cell: instant<Delivery>(({ createdAt }) => createdAt).cell,
  },
  {
    key: 'event',
    label: 'integration:deliveries.event',
    cell: ({ event, bookingNumber }, { t }) =>
      `${t(openKey('integration:webhook.happened', event.replace('.', '-')))} (${bookingNumber})`,
  },
  {
    key: 'status',
    beside: true,
    label: 'integration:status.label',
    cell: ({ status }, { t }) => (
      <StatusBadge tone={TONES[status]}>{t(`integration:deliveries.status.${status}`)}</StatusBadge>
    ),
  },
  { key: 'tries', label: 'integration:deliveries.tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    key: 'answer',
    label: 'integration:deliveries.answer',
    cell: ({ lastStatus, lastError }) => [lastStatus, lastError].filter((part) => part !== null).join(' ') || '–',
  },
  {
    key: 'again',
    label: 'integration:deliveries.action',
    cell: ({ id, status }, { t }) =>
      status === 'failed' ? (
        <ActButton name={`again${id}`} sends={{ deliveryId: id }} variant="secondary" size="small">
          {t('integration:deliveries.again')}
        </ActButton>
      ) : (
        '–'
      ),
  },
];
