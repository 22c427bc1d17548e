import styles from './PendingBar.module.css';

/** A line at the top of the window while a page is on its way; it shows only when that takes a moment. */
export function PendingBar({ isPending }: { isPending: boolean }) {
  return <div className={styles.bar} data-pending={isPending ? '' : undefined} aria-hidden="true" />;
}
