import styles from './DayStrip.module.css';

interface DayItem {
  href: string;
  /** «ons 3 mars». */
  day: string;
  /** What it costs then, or that it is not known. */
  price: string;
  /** The day that is shown. */
  current?: boolean;
  /** Less than on the day that is shown. */
  lower?: boolean;
}

/** The same on other days, each a press away. */
export function DayStrip({ label, days }: { label: string; days: readonly DayItem[] }) {
  return (
    <nav aria-label={label} className={`${styles.strip} no-print`}>
      <ul className={styles.list}>
        {days.map(({ href, day, price, current, lower }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'date' : undefined}>
              <span className={styles.day}>{day}</span>{' '}
              <span className={lower ? styles.lower : undefined}>{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
