import type { ReactNode } from 'react';
import { buttonName } from '@formats';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import { buttonClass } from '@ds/primitives/Button/Button';
import styles from './SortableList.module.css';

export interface SortableItem {
  id: string;
  label: string;
  detail?: ReactNode;
}

export interface SortableListProps {
  id: string;
  label: string;
  items: readonly SortableItem[];
  /** The order is sent under this name, one value per item. */
  name: string;
  /** Without scripts the buttons submit the form with this name and `up:<id>` or `down:<id>`. */
  intentName: string;
  texts: { up: string; down: string; drag: string };
  /** On a hydrated page: called with the new order. */
  onOrder?: ((ids: readonly string[]) => void) | undefined;
}

/** A list with buttons that submit its form. */
export function NativeSortableList({ id, label, items, name, intentName, texts }: SortableListProps) {
  const move = (what: 'up' | 'down', item: SortableItem, isThere: boolean) =>
    isThere ? (
      <button
        type="submit"
        name={buttonName(intentName, `${what}:${item.id}`)}
        className={buttonClass({ variant: 'plain', size: 'small' })}
        aria-label={`${texts[what]}: ${item.label}`}
        formNoValidate
      >
        <Icon name={what satisfies IconName} />
      </button>
    ) : (
      <span className={styles.room} />
    );
  return (
    <ol id={id} className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <input type="hidden" name={name} value={item.id} />
          <SortableLine item={item} />
          <span className={styles.tools}>
            {move('up', item, index > 0)}
            {move('down', item, index < items.length - 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function SortableLine({ item }: { item: SortableItem }) {
  return (
    <span className={styles.text}>
      {item.label}
      {item.detail ? <small className={styles.detail}>{item.detail}</small> : null}
    </span>
  );
}
