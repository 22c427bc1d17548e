import { useTranslation } from '~/i18n/use-translation';
import type { HeardEvent } from '@bff/domain/payments';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Section } from '~/screens/DetailScreen';
import { wordFor } from '~/i18n/open-key';

/** The provider's events, and what each led to. */
export function PaymentEvents({ events }: { events: readonly HeardEvent[] }) {
  const { t } = useTranslation('payments');
  const outcomeOf = ({ handledAt, outcome, attempts, lastError }: HeardEvent) => {
    if (handledAt !== null) return outcome === null ? t('payment.done') : wordFor(t, 'payments:outcomes', outcome);
    return lastError === null ? t('payment.notHandled') : t('payment.waits', { count: attempts, error: lastError });
  };
  return (
    <Section id="events" title={t('payment.events')} brief={events.length} whole={events.length > 0}>
      {events.length === 0 ? (
        <p>{t('payment.noEvents')}</p>
      ) : (
        <Table
          caption={t('payment.events')}
          hideCaption
          rows={events}
          rowKey={({ eventId }) => eventId}
          columns={[
            { key: 'type', label: t('payment.event'), rowHeader: true, cell: ({ type }) => <code>{type}</code> },
            { key: 'at', label: t('payment.received'), cell: ({ receivedAt }) => <DateTime at={receivedAt} /> },
            { key: 'outcome', label: t('payment.outcome'), cell: outcomeOf },
          ]}
        />
      )}
    </Section>
  );
}
