import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { formatDateTime } from '@formats';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { AndCanceled } from './AndCanceled';
import { AnswerBy } from './AnswerBy';
import { QuoteRequestBadge } from './QuoteRequestBadge';

type Columns = ListColumns<AskedSummary, typeof askedListSpec>;

/** The columns of quote requests to a company. One that waits is answered from the list. */
export const askedColumns: Columns = [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    file: ({ from, to }) => `${from} – ${to}`,
    cell: (asked, { path }) => (
      <a href={path(to.companyQuoteRequest(asked.id))}>
        {asked.from} – {asked.to}
      </a>
    ),
  },
  { key: 'departure', label: 'quotes:trip.departure', ...instant((row) => row.departure, 'departure') },
  { key: 'passengers', label: 'quotes:trip.passengers', align: 'end', file: ({ passengers }) => passengers },
  {
    key: 'answerBy',
    label: 'quotes:list.answerBy',
    sortBy: 'answerBy',
    file: ({ answerBy }) => answerBy && formatDateTime(answerBy),
    cell: ({ answerBy, left }) => <AnswerBy at={answerBy} left={left} />,
  },
  {
    key: 'status',
    beside: true,
    label: 'quotes:list.status',
    file: ({ status, isCanceled }, { t }) =>
      [t(`quotes:status.${status}`), ...(isCanceled ? [t('quotes:quote.bookingCanceled')] : [])].join(', '),
    cell: ({ status, isCanceled }) => (
      <>
        <QuoteRequestBadge status={status} isFollowed={isCanceled} />
        {isCanceled ? <AndCanceled what="booking" stacked /> : null}
      </>
    ),
  },
  {
    key: 'price',
    label: 'quotes:list.ownPrice',
    align: 'end',
    file: ({ ownPrice }, { amount }) => ownPrice && amount(ownPrice),
    cell: ({ ownPrice }) => (ownPrice === null ? '–' : <Money ore={ownPrice} whole />),
  },
  {
    key: 'quote',
    label: 'quotes:list.answer',
    cell: (asked, { t, path }) =>
      asked.status === 'new' ? (
        <span className="nowrap">
          <LinkButton
            variant="secondary"
            size="small"
            href={path(to.makeQuote(asked.id))}
            aria-label={`${t('quotes:make.link')}: ${asked.from} – ${asked.to}`}
          >
            {t('quotes:make.link')}
          </LinkButton>
        </span>
      ) : (
        '–'
      ),
  },
  // The request's page has it too: beside the others each row had two lines.
  { key: 'created', label: 'quotes:list.created', sortBy: 'created', extra: true, ...instant((row) => row.created) },
  { key: 'number', label: 'quotes:list.number', below: true, file: ({ number }) => number },
];
