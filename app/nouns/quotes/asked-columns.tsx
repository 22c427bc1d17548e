import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { QuoteRequestBadge } from './QuoteRequestBadge';

type Columns = ListColumns<AskedSummary, typeof askedListSpec>;

/** The columns of quote requests, each with its address. `office`: with the operators that were asked. */
export const askedColumns = ({
  addressOf,
  office,
}: {
  addressOf: (asked: AskedSummary) => string;
  office: boolean;
}): Columns => [
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
  ...(office
    ? ([{ key: 'company', label: 'quotes:list.company', cell: ({ companyName }) => companyName }] satisfies Columns)
    : []),
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', ...instant((row) => row.created) },
  { key: 'answerBy', label: 'quotes:list.answerBy', ...instant((row) => row.answerBy) },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    cell: ({ status }) => <QuoteRequestBadge status={status} side={office ? 'asked' : 'status'} />,
  },
  { key: 'number', label: 'quotes:list.number', cell: ({ number }) => number },
];
