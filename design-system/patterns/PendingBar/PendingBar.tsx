import styles from './PendingBar.module.css';

/** A line at the top of the window while a page loads, shown only if that takes a moment. */
export function PendingBar({ isPending }: { isPending: boolean }) {
  return <div className={styles.bar} data-pending={isPending ? '' : undefined} aria-hidden="true" />;
}
