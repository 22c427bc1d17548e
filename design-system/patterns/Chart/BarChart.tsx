import { scaleBand } from 'd3-scale';
import { useScripts } from '@ds/support/use-scripts';
import styles from './Chart.module.css';
import { ChartFrame, SIZE } from './ChartFrame';
import type { ChartProps } from './chart-props';

/** So many bars, a year's months, have a label each. */
const YEAR = 12;

/** How much there was of something, per day or month. */
export function BarChart(props: ChartProps) {
  const isAlive = useScripts();
  const { points } = props;
  const x = scaleBand(
    points.map(({ key }) => key),
    [0, SIZE],
  ).padding(0.2);
  return (
    <ChartFrame {...props} each={points.length <= YEAR}>
      {(y) =>
        points.map(({ key, value, label, text }) => (
          <rect key={key} className={styles.bar} x={x(key)} width={x.bandwidth()} y={y(value)} height={SIZE - y(value)}>
            {/* Only with scripts: lynx would take it for the page's title. */}
            {isAlive ? <title>{`${label}: ${text}`}</title> : null}
          </rect>
        ))
      }
    </ChartFrame>
  );
}
