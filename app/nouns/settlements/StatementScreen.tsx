import { useTranslation } from '~/i18n/use-translation';
import type { SettlementStatement } from '@bff/domain/settlements';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { Row } from '@ds/primitives/Row/Row';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { readerOf } from './reader-of';

interface StatementScreenProps {
  area: 'company' | 'admin';
  title: string;
  statement: SettlementStatement;
  /** Without locale. */
  back: { to: string; label: string };
  csv: string;
  pdf: string;
  /** The address of a booking. */
  booking: (number: string) => string;
}

/** What a company is owed for a month: the sums, and the lines behind them. */
export function StatementScreen({ area, title, statement, back, csv, pdf, booking }: StatementScreenProps) {
  const { t } = useTranslation('settlements');
  const path = usePath();
  const { sums, lines, company, isOpen } = statement;
  const reader = readerOf(area);
  return (
    <Screen
      area={area}
      back={back}
      title={title}
      meta={company.name}
      actions={
        <Row>
          <LinkButton variant="secondary" href={path(pdf)}>
            {t('pdf')}
          </LinkButton>
          <LinkButton variant="secondary" href={path(csv)}>
            {t('csv')}
          </LinkButton>
        </Row>
      }
    >
      {isOpen ? <Banner tone="info">{t('isOpen')}</Banner> : null}
      {sums.notReported > 0 ? (
        <Banner tone="warning">
          {t('notReported', { count: sums.notReported })} {t(`${reader}.notReported`)}
        </Banner>
      ) : null}
      <Section id="sums" title={t('sums.title')}>
        <div className="measure">
          <PriceLines
            caption={t('sums.title')}
            lines={[
              { label: t('columns.customerPrice'), ore: sums.customerPrice },
              { label: t('columns.commission'), ore: -sums.commission },
              { label: t(`${reader}.earned`), ore: sums.earned },
              { label: t(`${reader}.tax`), ore: sums.tax },
              { label: t('sums.debts'), ore: sums.debts },
              {
                label: t(sums.toPay < 0 ? `${reader}.owed` : `${reader}.toPay`),
                ore: Math.abs(sums.toPay),
                kind: 'total',
              },
            ]}
          />
        </div>
        <p className="muted measure">{t('sums.text')}</p>
      </Section>
      <Section id="lines" title={t('lines')}>
        {lines.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('lines')}
            hideCaption
            rows={lines}
            rowKey={({ bookingId, kind, net }) => `${bookingId}-${kind}-${net}`}
            columns={[
              {
                key: 'trip',
                label: t('columns.trip'),
                rowHeader: true,
                cell: ({ bookingNumber, from, to }) => (
                  <a href={path(booking(bookingNumber))}>
                    {from} – {to}
                  </a>
                ),
              },
              {
                key: 'departure',
                label: t('columns.departure'),
                cell: ({ departure }) => <DateTime at={departure} show="date" />,
              },
              {
                key: 'kind',
                label: t('columns.kind'),
                cell: ({ kind, isNotReported, outcome }) => (
                  <>
                    {t(`kind.${kind}`)} {isNotReported ? <BookingStatus status="notReported" /> : null}
                    {outcome ? `(${t(`bookings:outcome.said.${outcome.outcome}`, { source: outcome.source })})` : null}
                  </>
                ),
              },
              { key: 'booking', label: t('columns.booking'), cell: ({ bookingNumber }) => bookingNumber },
              {
                key: 'customerPrice',
                label: t('columns.customerPrice'),
                align: 'end',
                cell: ({ customerPrice }) => (customerPrice === null ? '–' : <Money ore={customerPrice} />),
              },
              { key: 'net', label: t(`${reader}.net`), align: 'end', cell: ({ net }) => <Money ore={net} /> },
              { key: 'tax', label: t('columns.tax'), align: 'end', cell: ({ tax }) => <Money ore={tax} /> },
            ]}
          />
        )}
      </Section>
    </Screen>
  );
}
