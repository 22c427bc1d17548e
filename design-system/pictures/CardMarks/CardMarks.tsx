import { MASTERCARD, VISA } from './card-marks';

const BOX = { width: 48, height: 32, viewBox: '0 0 48 32', 'aria-hidden': true, focusable: false } as const;
/** Their owners want them on white, whatever the page's own colours are. */
const GROUND = { x: 0.5, y: 0.5, width: 47, height: 31, rx: 4, fill: '#ffffff', stroke: '#c9cfd6' } as const;

/** The cards that are taken, as their owners draw them. Decoration: say their names beside it. */
export function CardMarks() {
  const { left, right, middle, radius, overlap } = MASTERCARD;
  return (
    <>
      <svg {...BOX}>
        <rect {...GROUND} />
        <path d={VISA} fill="#1434cb" transform="translate(6 -2) scale(1.5)" />
      </svg>{' '}
      <svg {...BOX}>
        <rect {...GROUND} />
        <circle cx={left} cy={middle} r={radius} fill="#eb001b" />
        <circle cx={right} cy={middle} r={radius} fill="#f79e1b" />
        <path d={overlap} fill="#ff5f00" />
      </svg>
    </>
  );
}
