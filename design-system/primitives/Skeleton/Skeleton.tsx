import styles from './Skeleton.module.css';

/** Holds the room of something that is on its way, with a text for those who can't see it. It does not move. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number | undefined }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
