import styles from './Rating.module.css';
import { starPath } from './star';

export interface RatingProps {
  /** The figure with its scale: `4,7 av 5`. */
  value: string;
  /** The number of ratings: `31 betyg`. */
  count?: string | undefined;
  /** In a list, the star is drawn once (`first`); the others reuse that drawing (`again`). */
  repeated?: 'first' | 'again' | undefined;
}

const DRAWN = 'rating-star';

/** The average of the ratings. The star is decoration: the text says everything. */
export function Rating({ value, count, repeated }: RatingProps) {
  return (
    <span className={styles.rating}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {repeated === 'again' ? <use href={`#${DRAWN}`} /> : <path id={repeated ? DRAWN : undefined} d={starPath} />}
      </svg>
      <span className="num">
        {value}
        {count ? <span className="muted">{` (${count})`}</span> : null}
      </span>
    </span>
  );
}
