import type { OfficeRequest, officeListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { AnswerBy } from '~/nouns/quotes/AnswerBy';
import { to } from '~/to';
import { OfficeRequestBadge } from '../parts/OfficeRequestBadge';

/** The columns of all quote requests. */
export const requestColumns: ListColumns<OfficeRequest, typeof officeListSpec> = [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: ({ number, from, to: last }, { path }) => (
      <a href={path(to.adminQuoteRequest(number))}>
        {from} – {last}
      </a>
    ),
  },
  { key: 'departure', label: 'quotes:trip.departure', ...instant((row) => row.departure, 'departure') },
  {
    key: 'customer',
    label: 'quotes:office.customer',
    cell: ({ customer }, { path }) => <a href={path(to.customer(customer.id))}>{customer.name}</a>,
  },
  {
    key: 'passengers',
    label: 'quotes:trip.passengers',
    below: true,
    align: 'end',
    cell: ({ passengers }) => passengers,
  },
  {
    key: 'answers',
    label: 'quotes:office.answers',
    cell: ({ asked, waiting }, { t }) => t('quotes:office.answersOf', { count: asked - waiting, asked }),
  },
  { key: 'quoted', label: 'quotes:office.quotedCount', align: 'end', cell: ({ quoted }) => quoted },
  {
    key: 'rejected',
    label: 'quotes:office.rejectedCount',
    align: 'end',
    extra: true,
    cell: ({ rejected }) => rejected,
  },
  {
    key: 'waiting',
    label: 'quotes:office.waitingCount',
    align: 'end',
    extra: true,
    cell: ({ waiting }) => waiting,
  },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    cell: ({ status, offeredIn }) => <OfficeRequestBadge {...{ status, offeredIn }} stacked />,
  },
  {
    key: 'answerBy',
    label: 'quotes:list.answerBy',
    sortBy: 'answerBy',
    cell: ({ answerBy, left }) => <AnswerBy at={answerBy} left={left} />,
  },
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', below: true, ...instant((row) => row.created) },
  // The page of the request has it, and the search finds it: beside the others it made the list wider than a screen.
  { key: 'number', label: 'quotes:list.number', extra: true, cell: ({ number }) => number },
];
