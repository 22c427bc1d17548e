import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { QuoteRequestBadge } from './QuoteRequestBadge';

type Columns = ListColumns<AskedSummary, typeof askedListSpec>;

/** The columns of quote requests to a company, each with its address. */
export const askedColumns = (addressOf: (asked: AskedSummary) => string): Columns => [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: (asked, { path }) => (
      <a href={path(addressOf(asked))}>
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
  { key: 'number', label: 'quotes:list.number', cell: ({ number }) => number },
];
