import styles from './Rating.module.css';
import { starPath } from './star';

export interface RatingProps {
  /** The figure as it is shown: `4,7`. */
  value: string;
  /** The same for those who can't see the star: `4,7 av 5, 31 omdömen`. */
  label: string;
  /** How many: `(31)`. */
  count?: string | undefined;
}

/** What others thought of it. */
export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={starPath} />
      </svg>
      <span aria-hidden="true" className="num">
        {value}
        {count ? <span className="muted"> {count}</span> : null}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
