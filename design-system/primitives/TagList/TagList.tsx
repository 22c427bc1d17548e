import styles from './TagList.module.css';

export interface Tag {
  label: string;
  /** Highlights an advantage: fossil-free fuel, free cancellation. */
  good?: boolean | undefined;
}

/** What a thing has: equipment, fuel, certificates. */
export function TagList({ tags, label }: { tags: readonly Tag[]; label?: string | undefined }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.label} className={tag.good ? styles.good : undefined}>
          {tag.label}
        </li>
      ))}
    </ul>
  );
}
