import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { MonthReport } from '@bff/domain/reports';
import { Table } from '@ds/patterns/Table/Table';
import { BarChart } from '@ds/pictures/BarChart/BarChart';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { labelOf, reportColumns, type ReportRow } from './report-columns';

interface ReportTableProps {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly ReportRow[];
  columns: keyof typeof reportColumns;
}

/** A table of sums. */
export function ReportTable({ caption, first, rows, columns }: ReportTableProps) {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: first, rowHeader: true, cell: ({ name }) => name },
        ...reportColumns[columns].map(({ key, shown }) => ({
          key,
          label: labelOf(t, key),
          align: 'end' as const,
          cell: (row: ReportRow) => shown(row, locale),
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
  const rows = months.map((month) => ({ name: month.month, ...month }));
  const bars = months.map(({ month, operatorPrice }) => ({
    label: String(Number(month.slice(5))),
    value: operatorPrice,
    text: money(operatorPrice),
  }));
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
        <BarChart label={t('report.chart', { year })} bars={bars} />
        <ReportTable caption={t('report.months')} first={labelOf(t, 'month')} rows={rows} columns={area} />
      </Section>
      {children}
    </Screen>
  );
}
