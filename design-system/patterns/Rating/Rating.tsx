import styles from './Rating.module.css';
import { starPath } from './star';

export interface RatingProps {
  /** The figure with its scale: `4,7 av 5`. */
  value: string;
  /** How many have said so: `31 omdömen`. */
  count?: string | undefined;
}

/** What others thought of it. The star is decoration: the text says it all. */
export function Rating({ value, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={starPath} />
      </svg>
      <span className="num">
        {value}
        {count ? <span className="muted"> ({count})</span> : null}
      </span>
    </span>
  );
}
