import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { MonthReport } from '@bff/domain/reports';
import { BarChart } from '@ds/patterns/Chart/BarChart';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatMonth, formatShortMonth } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { PeriodLinks } from './PeriodLinks';
import { type ReportLeads, type ReportLists, leadsOf } from './report-leads';
import { labelOf, reportColumns, type ReportRow, type ReportWord, sumOf } from './report-columns';

interface ReportTableProps<Line extends ReportRow> {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly Line[];
  columns: keyof typeof reportColumns;
  /** Names the sum of all rows. */
  sum: string;
  /** The page of what a row is about. */
  hrefOf?: ((row: Line) => string) | undefined;
  /** Where a row's figures lead; without a row, those of all together. */
  leadsOf?: ((row?: Line) => ReportLeads) | undefined;
}

/** There is nothing to show behind it. */
const isNone = ({ deviations }: ReportRow, key: ReportWord): boolean => key === 'deviations' && deviations === 0;

/** A table of sums, with all of them together last; a row without trips has only dashes. */
export function ReportTable<Line extends ReportRow>({
  caption,
  first,
  rows,
  columns,
  sum,
  hrefOf,
  leadsOf,
}: ReportTableProps<Line>) {
  const { t } = useTranslation('companies');
  const path = usePath();
  const locale = useLocale();
  const total: ReportRow = { name: sum, ...sumOf(rows) };
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows.length > 1 && total.trips > 0 ? [...rows, total] : rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: first,
          rowHeader: true,
          cell: (row) => (hrefOf && row !== total ? <a href={hrefOf(row as Line)}>{row.name}</a> : row.name),
        },
        ...reportColumns[columns].map(({ key, shown, below }) => ({
          key,
          label: labelOf(t, key),
          align: 'end' as const,
          below,
          cell: (row: ReportRow) => {
            if (row.trips === 0) return '–';
            const text = shown(row, locale);
            const lead = leadsOf?.(row === total ? undefined : (row as Line))[key];
            const figure = lead && !isNone(row, key) ? <a href={path(lead)}>{text}</a> : text;
            return row === total && text !== '–' ? <strong>{figure}</strong> : figure;
          },
        })),
      ]}
    />
  );
}

/** The year's figures above the months. */
const FIGURES: Record<ReportScreenProps['area'], readonly ReportWord[]> = {
  company: ['trips', 'passengers', 'own', 'distance'],
  admin: ['trips', 'passengers', 'sold', 'margin'],
  organisation: ['trips', 'passengers', 'cost', 'emissions'],
};

/** What is drawn of each month. */
const PRICE = { company: 'operatorPrice', admin: 'customerPrice', organisation: 'total' } as const;

interface ReportScreenProps {
  area: 'company' | 'admin' | 'organisation';
  year: number;
  months: readonly MonthReport[];
  /** Without locale and year. */
  page: string;
  file: string;
  /** What its figures lead to. */
  lists?: ReportLists;
  /** The page of a month (`2027-03`), without locale. */
  monthAt?: (month: string) => string;
  /** Below the months. */
  children?: ReactNode;
}

/** Without the months before the first trip of the year and after its last one: the chart shows those. */
function fromFirstToLast(months: readonly MonthReport[]): readonly MonthReport[] {
  const has = ({ trips }: MonthReport) => trips > 0;
  return months.slice(Math.max(months.findIndex(has), 0), months.findLastIndex(has) + 1 || undefined);
}

/** The departures of a year: all together, each month's as bars, and as the table behind them. */
export function ReportScreen({ area, year, months, page, file, lists, monthAt, children }: ReportScreenProps) {
  const { t } = useTranslation('companies');
  const money = useMoney();
  const path = usePath();
  const locale = useLocale();
  const yearAt = (one: number) => ({ name: one, href: `${path(page)}?year=${one}` });
  const rows = fromFirstToLast(months).map((month) => ({ name: formatMonth(month.month, locale), ...month }));
  const whole = { name: '', ...sumOf(months) };
  const figures = reportColumns[area].filter(({ key }) => FIGURES[area].includes(key));
  const bars = months.map(({ month, ...sums }) => ({
    key: month,
    label: formatShortMonth(month, locale),
    value: sums[PRICE[area]],
    text: money(sums[PRICE[area]]),
  }));
  const kronor = (ore: number) => money(Math.round(ore / 100) * 100, { decimals: false });
  return (
    <Screen
      area={area}
      title={t('report.title', { year })}
      actions={
        <PeriodLinks before={yearAt(year - 1)} after={yearAt(year + 1)}>
          <LinkButton variant="secondary" href={`${path(file)}?year=${year}`}>
            {t('report.download')}
          </LinkButton>
        </PeriodLinks>
      }
    >
      <KeyFigures
        figures={figures.map(({ key, shown }) => {
          const lead = lists && whole.trips > 0 ? leadsOf(lists, String(year))[key] : undefined;
          return { label: labelOf(t, key), value: shown(whole, locale), href: lead && path(lead) };
        })}
      />
      <Section id="months" title={t('report.months')}>
        <BarChart title={t(`report.chart.${area}`, { year })} points={bars} axis={kronor} />
        <NarrowFold title={t('charts.table')}>
          <ReportTable<ReportRow & MonthReport>
            caption={t('report.months')}
            first={labelOf(t, 'month')}
            rows={rows}
            columns={area}
            sum={t('report.total')}
            hrefOf={monthAt && (({ month }) => path(monthAt(month)))}
            leadsOf={lists && ((row) => leadsOf(lists, row?.month ?? String(year)))}
          />
        </NarrowFold>
      </Section>
      {children}
      <p className="muted measure">{t(area === 'organisation' ? 'report.unitsText' : 'report.text')}</p>
    </Screen>
  );
}
