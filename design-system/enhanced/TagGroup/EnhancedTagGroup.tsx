import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { TagGroupProps } from '@ds/patterns/TagGroup/NativeTagGroup';
import styles from '@ds/patterns/TagGroup/TagGroup.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';
import { classNames } from '@ds/support/class-names';
import own from './EnhancedTagGroup.module.css';

export function EnhancedTagGroup({ label, removeLabel, tags, onRemove }: TagGroupProps) {
  if (tags.length === 0) return null;
  const remove = (keys: ReadonlySet<unknown>) => {
    const tag = tags.find(({ id }) => keys.has(id));
    if (tag) onRemove(tag);
  };
  return (
    <TagGroup aria-label={label} onRemove={remove}>
      <TagList className={styles.tags ?? ''}>
        {tags.map((tag) => (
          <Tag key={tag.id} id={tag.id} textValue={tag.label} className={classNames(styles.tag, own.removable)}>
            {tag.label}
            <Button slot="remove" className={own.remove ?? ''} aria-label={removeLabel}>
              <Icon name="cross" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
