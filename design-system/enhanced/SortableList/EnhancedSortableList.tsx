import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { announceChange } from '@ds/enhanced/announce-change';
import { SortableLine, type SortableListProps } from '@ds/patterns/SortableList/NativeSortableList';
import styles from '@ds/patterns/SortableList/SortableList.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';

/** SortableList on a hydrated page. */
export function EnhancedSortableList({ id, label, items, name, texts, onOrder }: SortableListProps) {
  const [order, setOrder] = useOrder(items.map((item) => item.id));
  const hidden = useRef<HTMLInputElement>(null);
  const itemOf = (key: unknown) => items.find((item) => item.id === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': itemOf(key)?.label ?? '' })),
    onReorder({ keys, target: { key, dropPosition } }) {
      const next = order.filter((each) => !keys.has(each));
      const place = next.indexOf(String(key)) + (dropPosition === 'before' ? 0 : 1);
      next.splice(place, 0, ...order.filter((each) => keys.has(each)));
      setOrder(next);
      onOrder?.(next);
      announceChange(() => hidden.current);
    },
  });
  const shown = order.flatMap((key) => itemOf(key) ?? []);
  return (
    // React-aria's grid has an id of its own.
    <div id={id}>
      <GridList aria-label={label} className={styles.list ?? ''} items={shown} dragAndDropHooks={dragAndDropHooks}>
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
      {shown.map((item, index) => (
        <input key={item.id} ref={index === 0 ? hidden : null} type="hidden" name={name} value={item.id} />
      ))}
    </div>
  );
}

/** The order that somebody made; that of the page again as soon as the page gives another one. */
function useOrder(given: readonly string[]): [readonly string[], (next: readonly string[]) => void] {
  const [kept, setKept] = useState({ given, order: given });
  const isSame = kept.given.join(' ') === given.join(' ');
  if (!isSame) setKept({ given, order: given });
  return [isSame ? kept.order : given, (order) => setKept({ given, order })];
}
