import styles from './Rating.module.css';
import { starPath } from './star';

export interface RatingProps {
  /** The figure with its scale: `4,7 av 5`. */
  value: string;
  /** How many have said so: `31 omdömen`. */
  count?: string | undefined;
  /** In a list: the first star is drawn (`first`), the others are that drawing once more (`again`). */
  repeated?: 'first' | 'again' | undefined;
}

const DRAWN = 'rating-star';

/** What others thought of it. The star is decoration: the text says it all. */
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
