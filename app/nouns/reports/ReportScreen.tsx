import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { MonthReport } from '@bff/domain/reports';
import { BarChart } from '@ds/patterns/Chart/BarChart';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { formatMonth } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { labelOf, reportColumns, type ReportRow } from './report-columns';

interface ReportTableProps<Line extends ReportRow> {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly Line[];
  columns: keyof typeof reportColumns;
  /** The page of what a row is about. */
  hrefOf?: (row: Line) => string;
}

/** A table of sums; a row without trips has only dashes. */
export function ReportTable<Line extends ReportRow>({ caption, first, rows, columns, hrefOf }: ReportTableProps<Line>) {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: first,
          rowHeader: true,
          cell: (row) => (hrefOf ? <a href={hrefOf(row)}>{row.name}</a> : row.name),
        },
        ...reportColumns[columns].map(({ key, shown }) => ({
          key,
          label: labelOf(t, key),
          align: 'end' as const,
          cell: (row: Line) => (row.trips === 0 ? '–' : shown(row, locale)),
        })),
      ]}
    />
  );
}

interface ReportScreenProps {
  area: 'company' | 'admin';
  year: number;
  months: readonly MonthReport[];
  /** Without locale and year. */
  page: string;
  file: string;
  /** Below the months. */
  children?: ReactNode;
}

/** The departures of each month of a year: as bars, and as the table behind them. */
export function ReportScreen({ area, year, months, page, file, children }: ReportScreenProps) {
  const { t } = useTranslation('companies');
  const money = useMoney();
  const path = usePath();
  const locale = useLocale();
  const rows = months.map((month) => ({ name: formatMonth(month.month, locale), ...month }));
  const bars = months.map(({ month, operatorPrice }) => ({
    key: month,
    label: formatMonth(month, locale),
    value: operatorPrice,
    text: money(operatorPrice),
  }));
  const kronor = (ore: number) => money(Math.round(ore / 100) * 100, { decimals: false });
  return (
    <Screen
      area={area}
      title={t('report.title', { year })}
      actions={
        <Row>
          <LinkButton variant="secondary" href={`${path(page)}?year=${year - 1}`}>
            {year - 1}
          </LinkButton>
          <LinkButton variant="secondary" href={`${path(page)}?year=${year + 1}`}>
            {year + 1}
          </LinkButton>
          <LinkButton variant="secondary" href={`${path(file)}?year=${year}`}>
            {t('report.download')}
          </LinkButton>
        </Row>
      }
    >
      <p className="measure">{t('report.text')}</p>
      <Section id="months" title={t('report.months')}>
        <BarChart title={t('report.chart', { year })} points={bars} axis={kronor} />
        <ReportTable caption={t('report.months')} first={labelOf(t, 'month')} rows={rows} columns={area} />
      </Section>
      {children}
    </Screen>
  );
}
