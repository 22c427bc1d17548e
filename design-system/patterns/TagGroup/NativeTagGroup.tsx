import { Icon } from '@ds/pictures/Icon/Icon';
import styles from './TagGroup.module.css';

export interface RemovableTag {
  id: string;
  label: string;
  /** The page without it. */
  href: string;
}

export interface TagGroupProps {
  label: string;
  /** Added to each tag's name for screen readers («Ta bort»). */
  removeLabel: string;
  tags: readonly RemovableTag[];
  /** On a hydrated page: goes to the page without the tag. */
  onRemove: (tag: RemovableTag) => void;
}

export function NativeTagGroup({ label, removeLabel, tags }: TagGroupProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <a href={tag.href} className={styles.tag}>
            {tag.label}
            <span className="visually-hidden"> ({removeLabel})</span>
            <Icon name="cross" />
          </a>
        </li>
      ))}
    </ul>
  );
}
