import { MASTERCARD, VISA } from './card-marks';

/** Their owners want them on white, whatever the page's own colours are. */
const GROUND = { y: 0.5, width: 47, height: 31, rx: 4, fill: '#ffffff', stroke: '#c9cfd6' } as const;

/** The cards that are taken, as their owners draw them. Decoration: say their names beside it. */
export function CardMarks() {
  const { left, right, middle, radius, overlap } = MASTERCARD;
  return (
    <svg width={104} height={32} viewBox="0 0 104 32" aria-hidden="true" focusable="false">
      <rect x={0.5} {...GROUND} />
      <path d={VISA} fill="#1434cb" transform="translate(6 -2) scale(1.5)" />
      <rect x={56.5} {...GROUND} />
      <g transform="translate(56)">
        <circle cx={left} cy={middle} r={radius} fill="#eb001b" />
        <circle cx={right} cy={middle} r={radius} fill="#f79e1b" />
        <path d={overlap} fill="#ff5f00" />
      </g>
    </svg>
  );
}
