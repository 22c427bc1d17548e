import { Fragment } from 'react';
import type { ChosenQuote, OwnQuoteListRow, QuoteListRow, quoteListSpec, UnitQuoteListRow } from '@bff/areas/quotes';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { WordsBefore } from '@ds/support/WordsBefore';
import { NextLine } from '@ds/support/NextLine';
import { Money } from '@ds/primitives/Money/Money';
import { useTextBrowser } from '@ds/support/text-browser';
import { instant, type ListColumn, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { AndThen } from './AndThen';

/** With its weekday and whole month, or short where a table of text shares 80 columns. */
const Instant = ({ at }: { at: Date }) => <DateTime at={at} show={useTextBrowser() ? 'departure' : 'whole'} />;

/** `show`: a customer's own few have their weekdays; long lists have a short form. */
const tripColumns = <Row extends QuoteListRow>(
  details: (number: string, row: Row) => string,
  show?: 'whole',
): ListColumns<Row, typeof quoteListSpec> => [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: (row, { path }) => (
      <a href={path(details(row.number, row))}>
        {row.from} – {row.to}
      </a>
    ),
  },
  {
    key: 'departure',
    label: 'quotes:trip.departure',
    ...instant((row) => row.departure, 'departure'),
    ...(show && { cell: ({ departure }) => <Instant at={departure} /> }),
  },
];

const companiesColumn: ListColumn<QuoteListRow, 'created'> = {
  key: 'companies',
  label: 'quotes:list.companies',
  cell: ({ companies }, { t }) =>
    companies.map(({ name, status }, index) => (
      <Fragment key={index}>
        {index > 0 ? <NextLine /> : null}
        {name}: {t(`quotes:asked.${status}`).toLowerCase()}
      </Fragment>
    )),
};
const createdColumn = (show?: 'whole'): ListColumn<QuoteListRow, 'created'> => ({
  key: 'created',
  label: 'quotes:list.created',
  sortBy: 'created',
  ...instant((row) => row.created),
  ...(show && { cell: ({ created }) => <Instant at={created} /> }),
});

/** Whoever else accepted it pays. */
const isPaidByOther = ({ chosen, orderNumber }: ChosenQuote): boolean =>
  chosen === 'inProgress' && orderNumber === null;

/** What was accepted and where it is paid, or else what can be, and how long. */
const bestColumn: ListColumn<OwnQuoteListRow, 'created'> = {
  key: 'best',
  label: 'quotes:list.best',
  cell: ({ best, companies }, { t, path }) => {
    if (best === null)
      return t(companies.some(({ status }) => status === 'new') ? 'quotes:list.waiting' : 'quotes:list.nothing');
    if ('chosen' in best)
      return (
        <>
          <strong>
            <WordsBefore>{t(`quotes:list.chosen.${isPaidByOther(best) ? 'beingPaid' : best.chosen}`)}</WordsBefore>
            <Money ore={best.total} whole />
          </strong>
          {best.isCanceled ? <AndThen said={t('quotes:quote.orderCanceled')} stacked /> : null}
          {best.chosen === 'inProgress' && best.orderNumber !== null ? (
            <>
              <NextLine />
              <a href={`${path(to.editReservation())}?order=${best.orderNumber}`}>{t('quotes:quote.pay')}</a>
            </>
          ) : null}
        </>
      );
    return (
      <>
        <strong>
          <WordsBefore>{t('quotes:list.quotes', { count: best.count })}</WordsBefore>
          <Money ore={best.total} whole />
        </strong>
        <NextLine />
        <WordsBefore>{t('quotes:list.until')}</WordsBefore>
        <Instant at={best.until} />
      </>
    );
  },
};

/** What came of a request, as its cell in a list. */
export const bestOf = bestColumn.cell!;

/** The columns of one's own quote requests. */
export const quoteColumns: ListColumns<OwnQuoteListRow, typeof quoteListSpec> = [
  ...tripColumns(to.quoteRequest, 'whole'),
  bestColumn,
  companiesColumn,
  createdColumn('whole'),
];

/**
 * The same for an organisation's buyers and administrators: who asked, and until when answers are awaited. What they only read has a page
 * of its own.
 */
export const unitQuoteColumns: ListColumns<UnitQuoteListRow, typeof quoteListSpec> = [
  ...tripColumns<UnitQuoteListRow>((number, { isFollowed }) =>
    isFollowed ? to.quoteRequest(number) : to.colleagueQuoteRequest(number),
  ),
  { key: 'askedBy', label: 'quotes:list.askedBy', cell: ({ askedBy }) => askedBy },
  {
    ...bestColumn,
    cell: (row, words) => {
      const { best, answerBy } = row;
      if (best === null && answerBy !== null)
        return (
          <>
            {words.t('quotes:list.waiting')}
            <NextLine />
            <WordsBefore>{words.t('quotes:list.answerBy')}</WordsBefore>
            <Instant at={answerBy} />
          </>
        );
      return bestColumn.cell?.(row, words);
    },
  },
  // Three lines a row: who wants them among so many columns shows them.
  { ...companiesColumn, extra: true },
  createdColumn(),
];

/** The same for traffic controllers: links to the request without its amounts. */
export const watchedQuoteColumns = [...tripColumns(to.organisationQuoteRequest), companiesColumn, createdColumn()];
