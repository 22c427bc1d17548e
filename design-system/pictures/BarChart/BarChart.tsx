export interface BarChartProps {
  /** What the bars show, for people who cannot see them; the table beside it has every value. */
  label: string;
  bars: readonly { label: string; value: number; /** The value in words, as the bar's tooltip. */ text: string }[];
}

const WIDTH = 600;
const HEIGHT = 160;
const FOOT = 24;
const GAP = 8;

/** Bars beside each other, drawn on the server in the text's own colour. Goes above the table of the same figures. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={label}
      fontSize="13"
      fill="currentColor"
    >
      {bars.map(({ label: name, value, text }, index) => {
        const height = Math.round((Math.max(0, value) / most) * (HEIGHT - FOOT - GAP));
        return (
          <g key={name}>
            <rect
              x={index * step + GAP / 2}
              y={HEIGHT - FOOT - height}
              width={step - GAP}
              height={height}
              rx="2"
              opacity="0.75"
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
            <text x={index * step + step / 2} y={HEIGHT - GAP} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT - FOOT + 0.5}h${WIDTH}`} stroke="currentColor" opacity="0.5" />
    </svg>
  );
}
