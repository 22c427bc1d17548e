import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { Money } from '@ds/primitives/Money/Money';
import { instant, type ListColumns } from '~/lists/columns';
import { AnswerBy } from './AnswerBy';
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
  { key: 'departure', label: 'quotes:trip.departure', ...instant((row) => row.departure, 'departure') },
  { key: 'passengers', label: 'quotes:trip.passengers', align: 'end', cell: ({ passengers }) => passengers },
  {
    key: 'answerBy',
    label: 'quotes:list.answerBy',
    sortBy: 'answerBy',
    cell: ({ answerBy, left }) => <AnswerBy at={answerBy} left={left} />,
  },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    cell: ({ status }) => <QuoteRequestBadge status={status} />,
  },
  {
    key: 'price',
    label: 'quotes:list.ownPrice',
    align: 'end',
    cell: ({ ownPrice }) => (ownPrice === null ? '–' : <Money ore={ownPrice} whole />),
  },
  {
    key: 'quote',
    label: 'quotes:list.answer',
    cell: (asked, { t, path }) =>
      asked.status === 'new' ? <a href={path(addresses.quote(asked))}>{t('quotes:make.link')}</a> : '–',
  },
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', ...instant((row) => row.created) },
  { key: 'number', label: 'quotes:list.number', cell: ({ number }) => number },
];
