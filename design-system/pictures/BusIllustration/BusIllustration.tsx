import { classNames } from '@ds/support/class-names';
import styles from './BusIllustration.module.css';
import { liveryOf } from './liveries';
import { busShapes, type BusKind } from './shapes';

export type { BusKind } from './shapes';

export interface BusIllustrationProps {
  kind: BusKind;
  /** Whose bus it is, by number: it is painted as that operator's. */
  operatorId?: number | undefined;
  /** What the picture shows, for people who cannot see it; without it the picture is decoration. */
  label?: string | undefined;
  /** Without the soft ground behind it. */
  bare?: boolean | undefined;
  /** In pixels; without it as wide as its place. */
  width?: number | undefined;
  /** In a list, each kind is drawn once (`first`); the others reuse that drawing (`again`). */
  repeated?: 'first' | 'again' | undefined;
  /** The other buses of a set, beside it: two in a row, all half as large. */
  others?: readonly BusKind[] | undefined;
}

/** The drawing for a vehicle without photos, one for each type. A dozen elements, so that a list of them stays small. */
export function BusIllustration({ kind, operatorId, label, bare, width, repeated, others = [] }: BusIllustrationProps) {
  const id = `bus-${kind}`;
  const bus =
    repeated === 'again' ? (
      <use href={`#${id}`} />
    ) : (
      <g id={repeated ? id : undefined}>
        <BusDrawing kind={kind} />
      </g>
    );
  const place = (index: number) =>
    `translate(${-6 + (index % 2) * 122} ${others.length > 1 ? -6 + Math.floor(index / 2) * 60 : 28})scale(.53)`;
  return (
    <svg
      className={classNames(styles.picture, bare && styles.bare)}
      width={width ?? '100%'}
      {...liveryOf(operatorId)}
      viewBox={bare ? '0 0 240 120' : '-16 -16 272 150'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      {others.length === 0 ? bus : <g transform={place(0)}>{bus}</g>}
      {others.map((other, index) => (
        <g key={index} transform={place(index + 1)}>
          {repeated && other === kind ? <use href={`#${id}`} /> : <BusDrawing kind={other} />}
        </g>
      ))}
    </svg>
  );
}

/** The drawing alone, for scenes that contain it, in the livery of what surrounds it. */
export function BusDrawing({ kind }: { kind: BusKind }) {
  const { body, shade, glass, shine, stripe, slashes, line, light, wheels, wheelRadius, span } = busShapes[kind];
  const y = 104 - wheelRadius;
  const circles = (radius: number) =>
    wheels
      .map(
        (x) =>
          `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`,
      )
      .join('');
  return (
    <>
      <g stroke="none">
        <ellipse
          className={styles.ground}
          cx={(span[0] + span[1]) / 2}
          cy="104.500"
          rx={(span[1] - span[0]) / 2}
          ry="4"
        />
        <path className={styles.body} d={body} />
        <path className={styles.shade} d={shade + circles(wheelRadius + 3.5)} />
        <path className={styles.glass} d={glass} />
        <path className={styles.shine} d={shine} />
        <path d={stripe} />
        <path className={styles.line} d={line} />
        <path className={styles.light} d={light} />
        <path className={styles.tyre} d={circles(wheelRadius)} />
        <path className={styles.hub} d={circles(Math.round(wheelRadius * 4.6) / 10)} />
      </g>
      <path strokeWidth="4" d={slashes} />
    </>
  );
}
