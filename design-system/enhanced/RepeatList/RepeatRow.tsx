import { useEffect, useRef } from 'react';
import { DragPreview, useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import type { RepeatListProps } from '@ds/patterns/RepeatList/repeat-list-props';
import repeat from '@ds/patterns/RepeatList/RepeatList.module.css';
import { ToolIcon } from '@ds/patterns/RepeatList/ToolIcon';
import { Icon } from '@ds/pictures/Icon/Icon';
import { classNames } from '@ds/support/class-names';
import styles from './EnhancedRepeatList.module.css';

/** What a row's buttons do. */
export type RowAct = 'up' | 'down' | 'remove';

/** Only rows of a list like this one can be dropped. */
const ROW_TYPE = 'application/x-repeat-row';

interface RepeatRowProps {
  row: string;
  index: number;
  name: string;
  isLast: boolean;
  isOfTwo: boolean;
  canGo: boolean;
  /** The row being dragged. */
  dragged: string | undefined;
  onDragged: (row: string | undefined) => void;
  onDropped: (row: string) => void;
  onAct: (what: RowAct) => void;
  props: RepeatListProps;
}

/** One part with its buttons and grip; while another part is dragged, a place to drop it. */
export function RepeatRow(row: RepeatRowProps) {
  const { index, name, isLast, isOfTwo, canGo, dragged, onAct, props } = row;
  const { texts, reorder = false, renderItem } = props;
  const isSwapped = texts.swap !== undefined && isOfTwo;
  const item = useRef<HTMLLIElement>(null);
  const tool = (what: RowAct, icon: 'up' | 'down' | 'cross', isHidden: boolean) => (
    <button type="button" className={repeat.tool} data-act={what} hidden={isHidden} onClick={() => onAct(what)}>
      <ToolIcon name={icon} title={texts[what]} />
      <span className="visually-hidden">{`${texts[what]}: ${name}`}</span>
    </button>
  );
  return (
    <li
      ref={item}
      data-repeat-row=""
      className={classNames(repeat.item, styles.item, dragged === row.row && styles.dragged)}
    >
      {renderItem({ key: row.row, index, isEnd: index === 0 || isLast, label: name })}
      <div className={repeat.tools}>
        {reorder ? tool('up', 'up', index === 0 || isSwapped) : null}
        {reorder ? tool('down', 'down', isLast || isSwapped) : null}
        {tool('remove', 'cross', !canGo)}
      </div>
      {/* Of two, the button below that swaps them does as much. */}
      {reorder && !isSwapped ? <Grip {...row} said={() => saidOf(item.current, name)} /> : null}
      {dragged !== undefined && dragged !== row.row ? <Place {...row} /> : null}
    </li>
  );
}

/** The row's name and what has been entered in it. */
const saidOf = (item: HTMLElement | null, name: string): string => {
  const typed = item?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.value;
  return typed ? `${name}: ${typed}` : name;
};

/** Dragged by pointer or finger; by keyboard, Enter picks it up, Tab moves between places, Enter drops it, Escape cancels. */
function Grip({ row, name, onDragged, props, said }: RepeatRowProps & { said: () => string }) {
  const preview = useRef(null);
  const { dragProps, isDragging } = useDrag({
    preview,
    getItems: () => [{ [ROW_TYPE]: row, 'text/plain': said() }],
    getAllowedDropOperations: () => ['move'],
    onDragEnd: () => onDragged(undefined),
  });
  useEffect(() => {
    if (isDragging) onDragged(row);
  }, [isDragging, onDragged, row]);
  return (
    <>
      <div
        {...dragProps}
        role="button"
        tabIndex={0}
        className={styles.grip}
        aria-label={`${props.texts.drag}: ${name}`}
      >
        <Icon name="grip" />
      </div>
      <DragPreview ref={preview}>{() => <div className={styles.preview}>{said()}</div>}</DragPreview>
    </>
  );
}

function Place({ name, onDropped }: RepeatRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(ROW_TYPE) ? 'move' : 'cancel'),
    onDrop({ items }) {
      const [item] = items;
      if (item?.kind === 'text') void item.getText(ROW_TYPE).then(onDropped);
    },
  });
  return (
    <div
      {...dropProps}
      ref={ref}
      role="button"
      tabIndex={0}
      aria-label={name}
      className={styles.place}
      data-target={isDropTarget ? '' : undefined}
    />
  );
}
