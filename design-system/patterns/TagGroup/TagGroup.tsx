import { Icon } from '@ds/pictures/Icon/Icon';
import { twoLives } from '@ds/support/two-lives';
import styles from './TagGroup.module.css';

export interface RemovableTag {
  id: string;
  label: string;
  /** The page without it. */
  href: string;
}

export interface TagGroupProps {
  label: string;
  /** Said with each tag's name by those who hear it («Ta bort»). */
  removeLabel: string;
  tags: readonly RemovableTag[];
  /** In a page that lives: goes to the page without the tag. */
  onRemove: (tag: RemovableTag) => void;
}

function NativeTagGroup({ label, removeLabel, tags }: TagGroupProps) {
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

/** The filters that are set, each with a way to take it off: links by themselves, arrows and Delete in a page that lives. */
export const TagGroup = twoLives<TagGroupProps>({
  native: NativeTagGroup,
  enhanced: () => import('@ds/enhanced/TagGroup/EnhancedTagGroup').then(({ EnhancedTagGroup }) => EnhancedTagGroup),
});
