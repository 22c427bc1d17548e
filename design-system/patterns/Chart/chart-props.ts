/** One thing that is measured: a day, a month. */
export interface ChartPoint {
  key: string;
  /** What stands below it, short; of many only some are shown. */
  label: string;
  value: number;
  /** The value in words («12 300 kr», «71 %»). */
  text: string;
}

export interface ChartProps {
  /** What is drawn, and in what. */
  title: string;
  points: readonly ChartPoint[];
  /** Figures beside the axis. */
  axis: (value: number) => string;
  /** Where the axis ends at least: 1 for shares, so that a full one is seen as full. */
  least?: number | undefined;
  /** Opens the figures as a table, and the headings of its two columns. */
  table: { summary: string; label: string; value: string };
}
