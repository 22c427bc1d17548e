import { useTranslation } from '~/i18n/use-translation';
import type { OfficeRequest } from '@bff/areas/quotes';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { OfficeRequestBadge } from '../parts/OfficeRequestBadge';

interface CustomerQuoteRequestsProps {
  customerId: number;
  requests: { rows: readonly OfficeRequest[]; total: number };
}

/** A customer's newest quote requests, and where the others are; nothing for one who has none. */
export function CustomerQuoteRequests({ customerId, requests: { rows, total } }: CustomerQuoteRequestsProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  if (total === 0) return null;
  return (
    <Section id="quoteRequests" title={t('list.requests')} brief={total} open whole>
      <Table
        caption={t('list.requests')}
        hideCaption
        rows={rows}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'trip',
            label: t('list.trip'),
            rowHeader: true,
            cell: ({ number, from, to: last }) => (
              <a href={path(to.adminQuoteRequest(number))}>
                {from} – {last}
              </a>
            ),
          },
          { key: 'number', label: t('list.number'), cell: ({ number }) => number },
          {
            key: 'departure',
            label: t('trip.departure'),
            cell: ({ departure }) => <DateTime at={departure} />,
          },
          {
            key: 'status',
            beside: true,
            label: t('list.status'),
            cell: ({ status, orderNumber, offeredIn }) => (
              <OfficeRequestBadge {...{ status, orderNumber, offeredIn }} stacked />
            ),
          },
          { key: 'created', label: t('list.created'), cell: ({ created }) => <DateTime at={created} /> },
        ]}
      />
      {total > rows.length ? (
        <p>
          <a href={`${path(to.quoteRequests())}?customer=${customerId}`}>{t('office.all', { count: total })}</a>
        </p>
      ) : null}
    </Section>
  );
}
