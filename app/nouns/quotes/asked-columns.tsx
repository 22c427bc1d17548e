import type { AskedSummary, askedListSpec } from '@bff/areas/quotes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { formatDateTime } from '@formats';
import type { Translate } from '~/i18n/text-keys';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { AndThen } from './AndThen';
import { AnswerBy } from './AnswerBy';
import { QuoteRequestBadge } from './QuoteRequestBadge';
import { whoWithdrew } from './who-withdrew';

type Columns = ListColumns<AskedSummary, typeof askedListSpec>;

/** What came of its answer, if its status does not say that. */
function thenOf({ quote, isCanceled, withdrawn }: AskedSummary, t: Translate): string | null {
  if (isCanceled) return t('quotes:quote.bookingCanceled');
  if (withdrawn) return t(whoWithdrew(withdrawn));
  return quote === null || quote === 'open' || quote === 'withdrawn' ? null : t(`quotes:quoteStatus.${quote}`);
}

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
  {
    key: 'passengers',
    below: true,
    label: 'quotes:trip.passengers',
    align: 'end',
    file: ({ passengers }) => passengers,
  },
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
    file: (row, { t }) => [t(`quotes:status.${row.status}`), thenOf(row, t)].filter(Boolean).join(', '),
    cell: (row, { t }) => {
      const said = thenOf(row, t);
      return (
        <>
          <QuoteRequestBadge status={row.status} isFollowed={said !== null} />
          {said === null ? null : <AndThen said={said} stacked />}
        </>
      );
    },
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
