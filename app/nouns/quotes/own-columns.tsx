import { Fragment } from 'react';
import type { QuoteListRow, quoteListSpec } from '@bff/areas/quotes';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';

const ownColumns = (details: (number: string) => string): ListColumns<QuoteListRow, typeof quoteListSpec> => [
  {
    key: 'trip',
    label: 'quotes:list.trip',
    rowHeader: true,
    cell: ({ number, from, to: last }, { path }) => (
      <a href={path(details(number))}>
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
      companies.map(({ name, status }, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {name}: {t(`quotes:asked.${status}`).toLowerCase()}
        </Fragment>
      )),
  },
];

/** The columns of one's own quote requests. */
export const quoteColumns = ownColumns(to.quoteRequest);

/** The same for traffic controllers: links to the request without its amounts. */
export const watchedQuoteColumns = ownColumns(to.organisationQuoteRequest);
