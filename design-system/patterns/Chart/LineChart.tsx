import { scalePoint } from 'd3-scale';
import { area, curveStep, line } from 'd3-shape';
import styles from './Chart.module.css';
import { ChartFrame, SIZE } from './ChartFrame';
import type { ChartPoint, ChartProps } from './chart-props';

/** How something rises and falls from day to day, in steps: between two days there is no value. */
export function LineChart(props: ChartProps) {
  const { points } = props;
  const place = scalePoint(
    points.map(({ key }) => key),
    [0, SIZE],
  );
  const x = ({ key }: ChartPoint) => place(key) ?? 0;
  return (
    <ChartFrame {...props}>
      {(y) => (
        <>
          <path
            className={styles.below}
            d={area<ChartPoint>(x, SIZE, ({ value }) => y(value)).curve(curveStep)([...points]) ?? undefined}
          />
          <path
            className={styles.line}
            d={line<ChartPoint>(x, ({ value }) => y(value)).curve(curveStep)([...points]) ?? undefined}
          />
        </>
      )}
    </ChartFrame>
  );
}
