import { BusDrawing } from '@ds/pictures/BusIllustration/BusIllustration';
import { liveryOf } from '@ds/pictures/BusIllustration/liveries';
import type { BusKind } from '@ds/pictures/BusIllustration/shapes';
import { Row } from '@ds/primitives/Row/Row';
import styles from './TripScene.module.css';

export interface TripSceneProps {
  /** The towns at the road's ends. */
  from: string;
  to: string;
  /** The buses that drive, the first in front; more than three would be specks. */
  buses: readonly BusKind[];
  /** Whose buses they are, by number. */
  operatorId?: number | undefined;
}

const WIDTH = 320;
/** Of a drawn bus, with a little room around it. */
const BUS_WIDTH = 244;
/** Where a drawn bus stands on its ground. */
const BUS_GROUND = 104;
const ROAD = 104;
const SCALES = [0.72, 0.54, 0.4] as const;
/** Long names would meet. */
const LONGEST = 14;

/** Buses on their way from one town to another. Decoration: the names are drawn by style, so that no text browser repeats them. */
export function TripScene({ from, to, buses, operatorId }: TripSceneProps) {
  const driving = buses.slice(0, SCALES.length);
  const scale = SCALES[driving.length - 1] ?? SCALES[0];
  const start = (WIDTH - driving.length * BUS_WIDTH * scale) / 2;
  return (
    <div aria-hidden="true">
      <svg width={WIDTH} viewBox={`0 0 ${WIDTH} 116`} focusable="false">
        <circle cx="262" cy="30" r="15" fill="var(--color-accent)" />
        <g fill="currentColor">
          <path
            opacity=".1"
            d={`M0 ${ROAD}C34 ${ROAD} 50 46 92 46c34 0 46 34 78 34 26 0 40-24 66-24 40 0 48 48 84 48z`}
          />
          <path opacity=".3" d="m26 102 7-26 7 26zm14 0 5-19 5 19zm236 0 7-30 7 30zm15 0 5-20 5 20z" />
        </g>
        <path d={`M8 ${ROAD}h304`} stroke="currentColor" strokeWidth="3" />
        {driving.map((kind, index) => (
          <g
            key={index}
            transform={`translate(${Math.round(start + (driving.length - 1 - index) * BUS_WIDTH * scale)} ${Math.round(ROAD - BUS_GROUND * scale)})scale(${scale})`}
            {...liveryOf(operatorId)}
          >
            <BusDrawing kind={kind} />
          </g>
        ))}
        <g fill="var(--color-surface)" stroke="currentColor" strokeWidth="3">
          <circle cx="9" cy={ROAD} r="6" />
          <circle cx="311" cy={ROAD} r="6" />
        </g>
      </svg>
      {from.length > LONGEST || to.length > LONGEST ? null : (
        <Row justify="between">
          <b className={styles.town} data-label={from} />
          <b className={styles.town} data-label={to} />
        </Row>
      )}
    </div>
  );
}
