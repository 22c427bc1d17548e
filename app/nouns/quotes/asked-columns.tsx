import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { QuoteRequestBadge } from './QuoteRequestBadge';

type Columns = ListColumns<AskedSummary, typeof askedListSpec>;

interface Addresses {
  of: (asked: AskedSummary) => string;
  /** Where one that waits for an answer gets its quote. */
  quote: (asked: AskedSummary) => string;
}

/** The columns of quote requests to a company. One that waits is answered from the list. */
export const askedColumns = (addresses: Addresses): Columns => [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: (asked, { path }) => (
      <a href={path(addresses.of(asked))}>
        {asked.from} – {asked.to}
      </a>
    ),
  },
  { key: 'departure', label: 'quotes:trip.departure', ...instant((row) => row.departure) },
  { key: 'passengers', label: 'quotes:trip.passengers', align: 'end', cell: ({ passengers }) => passengers },
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', ...instant((row) => row.created) },
  { key: 'answerBy', label: 'quotes:list.answerBy', ...instant((row) => row.answerBy) },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    cell: ({ status }) => <QuoteRequestBadge status={status} />,
  },
  {
    key: 'quote',
    label: 'quotes:list.answer',
    cell: (asked, { t, path }) =>
      asked.status === 'new' ? <a href={path(addresses.quote(asked))}>{t('quotes:make.link')}</a> : '–',
  },
  { key: 'number', label: 'quotes:list.number', cell: ({ number }) => number },
];
