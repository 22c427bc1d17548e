import type { OwnQuoteListRow } from '@bff/areas/quotes';
import type { OwnBuyer } from '@bff/domain/deal-organisations';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { UnitBuyers } from '~/nouns/deal-organisations/UnitBuyers';
import { bestOf } from '~/nouns/quotes/own-columns';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export interface AskerOverviewProps {
  buyers: readonly OwnBuyer[];
  asked: { rows: readonly OwnQuoteListRow[]; total: number };
}

/** For whoever belongs to a unit and does not buy for it: who does, and what came of what they asked for. */
export function AskerOverview({ buyers, asked: { rows, total } }: AskerOverviewProps) {
  const { t } = useTranslation('organisation');
  const path = usePath();
  return (
    <>
      {buyers.length > 0 ? (
        <UnitBuyers buyers={buyers} title={t('booking:list.buyers.title')} text={t('asker.text')} />
      ) : null}
      <Section id="asked" title={t('asker.title')}>
        {rows.length === 0 ? (
          <p className="muted measure">{t('asker.none')}</p>
        ) : (
          <Table
            caption={t('asker.title')}
            hideCaption
            rows={rows}
            rowKey={({ number }) => number}
            columns={[
              {
                key: 'trip',
                label: t('quotes:list.trip'),
                rowHeader: true,
                cell: ({ number, from, to: end }) => (
                  <a href={path(to.quoteRequest(number))}>
                    {from} – {end}
                  </a>
                ),
              },
              {
                key: 'departure',
                label: t('quotes:trip.departure'),
                cell: ({ departure }) => <DateTime at={departure} show="departure" />,
              },
              { key: 'best', label: t('quotes:list.best'), cell: (row) => bestOf(row, { t, path }) },
            ]}
          />
        )}
        {total > rows.length ? (
          <p>
            <a href={path(to.unitQuotes())}>{t('asker.all', { count: total })}</a>
          </p>
        ) : null}
      </Section>
    </>
  );
}
