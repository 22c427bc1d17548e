export interface Times {
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** Median and 95th percentile of some measurements. */
export function times(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

export const median = (values: readonly number[]): number => times(values).p50;

export interface Row {
  what: string;
  measured: string;
  /** The figure that has a limit: a ratio of this run, or a size. */
  value: number;
  limit: { atMost: number } | { atLeast: number } | undefined;
  unit?: string;
}

const passes = ({ value, limit }: Row): boolean =>
  !limit || ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast);

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)}`;
export const showTimes = ({ p50, p95 }: Times): string => `${ms(p50)} / ${ms(p95)} ms`;

/** Rows for people; the last column says pass or OVER. Returns how many are over. */
export class Table {
  private readonly rows: Row[] = [];

  add(row: Row): void {
    this.rows.push(row);
    console.log(this.line(row));
  }

  private line(row: Row): string {
    const { what, measured, value, limit, unit = '×' } = row;
    const figure = `${value.toFixed(2)} ${unit}`;
    const wanted = !limit ? '' : 'atMost' in limit ? `≤ ${limit.atMost} ${unit}` : `≥ ${limit.atLeast} ${unit}`;
    const verdict = !limit ? '' : passes(row) ? 'pass' : 'OVER';
    return `${what.padEnd(58)} ${measured.padEnd(46)} ${figure.padStart(12)}  ${wanted.padEnd(12)} ${verdict}`;
  }

  heading(text: string): void {
    console.log(`\n${text}`);
  }

  get over(): readonly Row[] {
    return this.rows.filter((row) => !passes(row));
  }
}
