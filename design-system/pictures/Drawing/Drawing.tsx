import styles from './Drawing.module.css';

export interface DrawingProps {
  /** Strokes in whole units of the drawing's size: `M12 40L14 42…`. */
  strokes: string;
  width: number;
  height: number;
  /** What it is, for people who cannot see it. */
  label: string;
}

/** Lines that somebody drew, in the colour of the surrounding text. */
export function Drawing({ strokes, width, height, label }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={strokes} />
    </svg>
  );
}
