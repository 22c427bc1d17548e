import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useListData } from 'react-aria-components/useListData';
import { announceChange } from '@ds/enhanced/announce-change';
import { SortableLine, type SortableListProps } from '@ds/patterns/SortableList/NativeSortableList';
import styles from '@ds/patterns/SortableList/SortableList.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';

/** SortableList on a hydrated page. */
export function EnhancedSortableList({ id, label, items, name, texts, onOrder }: SortableListProps) {
  const list = useListData({ initialItems: [...items] });
  const hidden = useRef<HTMLInputElement>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': list.getItem(key)?.label ?? '' })),
    onReorder({ keys, target: { key, dropPosition } }) {
      if (dropPosition === 'before') list.moveBefore(key, keys);
      else list.moveAfter(key, keys);
      const rest = list.items.map((item) => item.id).filter((each) => !keys.has(each));
      rest.splice(rest.indexOf(String(key)) + (dropPosition === 'before' ? 0 : 1), 0, ...[...keys].map(String));
      onOrder?.(rest);
      announceChange(() => hidden.current);
    },
  });
  return (
    <>
      <GridList
        id={id}
        aria-label={label}
        className={styles.list ?? ''}
        items={list.items}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={styles.item ?? ''}>
            <SortableLine item={item} />
            <span className={styles.tools}>
              <Button slot="drag" className={styles.handle ?? ''} aria-label={`${texts.drag}: ${item.label}`}>
                <Icon name="grip" />
              </Button>
            </span>
          </GridListItem>
        )}
      </GridList>
      {list.items.map((item, index) => (
        <input key={item.id} ref={index === 0 ? hidden : null} type="hidden" name={name} value={item.id} />
      ))}
    </>
  );
}
