/** One measured point: a day, a month. */
export interface ChartPoint {
  key: string;
  /** Short label below it; of many, only some are shown. */
  label: string;
  value: number;
  /** The value in words («12 300 kr», «71 %»). */
  text: string;
}

export interface ChartProps {
  /** What is drawn, and its unit. */
  title: string;
  points: readonly ChartPoint[];
  /** Formats the values beside the axis. */
  axis: (value: number) => string;
  /** The least end of the axis: 1 for shares, so that a full one looks full. */
  least?: number | undefined;
  /** The fold that shows the figures as a table, and the headings of its two columns. Left out where a table of them follows the chart. */
  table?: { summary: string; label: string; value: string };
}
