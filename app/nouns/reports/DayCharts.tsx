import { useTranslation } from '~/i18n/use-translation';
import type { BusyDay, DaySales } from '@bff/domain/reports';
import { BarChart } from '@ds/patterns/Chart/BarChart';
import type { ChartPoint } from '@ds/patterns/Chart/chart-props';
import { LineChart } from '@ds/patterns/Chart/LineChart';
import { Columns } from '@ds/primitives/Columns/Columns';
import { formatPercent, formatShortDay, noonOf } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';

interface DayChartsProps {
  sold: readonly DaySales[];
  busy: readonly BusyDay[];
  /** Which price is shown: what customers paid, or what an operator gets. */
  price: 'customerPrice' | 'operatorPrice';
}

/** The sales of each recent day, and the number of buses out on each coming day. */
export function DayCharts({ sold, busy, price }: DayChartsProps) {
  const { t } = useTranslation('companies');
  const money = useMoney();
  const locale = useLocale();
  const point = (day: string, value: number, text: string): ChartPoint => ({
    key: day,
    // Noon is on that day, whatever the clocks do at night.
    label: formatShortDay(noonOf(day), locale),
    value,
    text,
  });
  const kronor = (ore: number) => money(Math.round(ore / 100) * 100, { decimals: false });
  const share = (value: number) => formatPercent(Math.round(value * 10_000), locale);
  const table = (value: string) => ({ summary: t('charts.table'), label: t('charts.day'), value });
  return (
    <Columns least="wide">
      <BarChart
        title={t(`charts.sold.${price}`, { count: sold.length })}
        points={sold.map((sales) => point(sales.day, sales[price], kronor(sales[price])))}
        axis={kronor}
        table={table(t('charts.sold.short'))}
      />
      <LineChart
        title={t('charts.busy.title', { count: busy.length })}
        points={busy.map(({ day, buses, of }) =>
          point(day, of === 0 ? 0 : buses / of, t('charts.busy.of', { buses, of })),
        )}
        axis={share}
        table={table(t('charts.busy.short'))}
      />
    </Columns>
  );
}
