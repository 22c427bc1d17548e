import type { OfficeRequest, officeListSpec } from '@bff/areas/quotes';
import { formatDateTime } from '@formats';
import type { Translate } from '~/i18n/text-keys';
import { instant, linked, type ListColumns } from '~/lists/columns';
import { AnswerBy } from '~/nouns/quotes/AnswerBy';
import { to } from '~/to';
import { OfficeRequestBadge } from '../parts/OfficeRequestBadge';

/** Nobody is to answer what an administrator has offered. */
const answersOf = ({ answers, asked }: OfficeRequest, t: Translate): string | null =>
  asked === 0 ? null : t('quotes:office.answersOf', { count: answers, asked });

/** The columns of all quote requests. */
export const requestColumns: ListColumns<OfficeRequest, typeof officeListSpec> = [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    file: ({ from, to: last }) => `${from} – ${last}`,
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
    ...linked(
      ({ customer }) => customer.name,
      ({ customer }) => to.customer(customer.id),
    ),
  },
  {
    key: 'passengers',
    label: 'quotes:trip.passengers',
    below: true,
    align: 'end',
    file: ({ passengers }) => passengers,
  },
  {
    key: 'answers',
    label: 'quotes:office.answers',
    file: (row, { t }) => answersOf(row, t),
    cell: (row, { t }) => answersOf(row, t) ?? '–',
  },
  { key: 'quoted', label: 'quotes:office.quotedCount', align: 'end', file: ({ quoted }) => quoted },
  {
    key: 'rejected',
    label: 'quotes:office.rejectedCount',
    align: 'end',
    extra: true,
    file: ({ rejected }) => rejected,
  },
  {
    key: 'waiting',
    label: 'quotes:office.waitingCount',
    align: 'end',
    extra: true,
    file: ({ waiting }) => waiting,
  },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    file: ({ status, offeredIn }, { t }) =>
      [
        t(`quotes:office.states.${status}`),
        ...(offeredIn ? [`${t('quotes:office.offeredByUs')} (${offeredIn})`] : []),
      ].join(', '),
    cell: ({ status, orderNumber, offeredIn }) => (
      <OfficeRequestBadge {...{ status, orderNumber, offeredIn }} stacked />
    ),
  },
  // On the page it stands with the status.
  {
    key: 'order',
    label: 'quotes:office.order',
    extra: true,
    ...linked(
      ({ orderNumber }) => orderNumber,
      (_, number) => to.adminPurchase(number),
    ),
  },
  {
    key: 'answerBy',
    label: 'quotes:list.answerBy',
    sortBy: 'answerBy',
    file: ({ answerBy }) => answerBy && formatDateTime(answerBy),
    cell: ({ answerBy, left }) => <AnswerBy at={answerBy} left={left} />,
  },
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', below: true, ...instant((row) => row.created) },
  // The page of the request has it, and the search finds it: beside the others it made the list wider than a screen.
  { key: 'number', label: 'quotes:list.number', extra: true, file: ({ number }) => number },
];
