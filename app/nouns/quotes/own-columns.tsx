import type { QuoteListRow, quoteListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';

/** The requests for quotes of one who asks. */
export const quoteColumns: ListColumns<QuoteListRow, typeof quoteListSpec> = [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: ({ number, from, to: last }, { path }) => (
      <a href={path(to.quoteRequest(number))}>
        {from} – {last}
      </a>
    ),
  },
  { key: 'departure', label: 'quotes:trip.departure', ...instant((row) => row.departure) },
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', ...instant((row) => row.created) },
  {
    key: 'companies',
    label: 'quotes:list.companies',
    cell: ({ companies }, { t }) =>
      companies.map(({ name, status }) => `${name}: ${t(`quotes:status.${status}`).toLowerCase()}`).join(', '),
  },
];

/** The same for who watches over the traffic: the request itself, with its amounts, is not theirs to open. */
export const watchedQuoteColumns: typeof quoteColumns = [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: ({ from, to: last }) => `${from} – ${last}`,
  },
  { key: 'number', label: 'quotes:list.number', cell: ({ number }) => number },
  ...quoteColumns.filter(({ key }) => key !== 'trip'),
];
