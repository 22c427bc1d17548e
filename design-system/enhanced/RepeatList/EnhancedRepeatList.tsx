import { useEffect, useRef, useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import type { RepeatListProps } from '@ds/patterns/RepeatList/repeat-list-props';
import repeat from '@ds/patterns/RepeatList/RepeatList.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';
import { rowsMoved } from '@ds/support/rows-moved';
import { RepeatRow, type RowAct } from './RepeatRow';

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/** What to focus once the rows are rendered. */
type Focus = { row: string; act?: RowAct } | undefined;

/** RepeatList on a hydrated page: the same buttons, and each part can be dragged to another's place. */
export function EnhancedRepeatList(props: RepeatListProps) {
  const { count, min, max, texts, insert = 'end', children } = props;
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, index) => String(index)));
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<Focus>(undefined);
  const added = useRef(0);

  const change = (next: readonly string[], text: string | undefined, then: Focus) => {
    focus.current = then;
    setRows([...next]);
    setSaid(text ?? '');
    // The form may need to validate the new order.
    announceChange(() => list.current?.querySelector(CONTROLS), rowsMoved);
  };
  useEffect(() => {
    const { current: wanted } = focus;
    focus.current = undefined;
    if (!wanted) return;
    const row = list.current?.children[rows.indexOf(wanted.row)];
    const button = wanted.act && row?.querySelector<HTMLElement>(`[data-act="${wanted.act}"]:not([hidden])`);
    (button ?? row?.querySelector<HTMLElement>(CONTROLS))?.focus();
  }, [rows]);

  const nameOf = (index: number): string =>
    index === 0 ? texts.first : index === rows.length - 1 ? texts.last : texts.middle.replace('{n}', String(index));
  const moveTo = (row: string, index: number, act?: RowAct) => {
    const rest = rows.filter((other) => other !== row);
    const said = texts.moved.replace('{name}', nameOf(index));
    change(rest.toSpliced(index, 0, row), said, { row, ...(act ? { act } : {}) });
  };
  const add = () => {
    const row = `added-${(added.current += 1)}`;
    change(rows.toSpliced(insert === 'before-last' ? rows.length - 1 : rows.length, 0, row), texts.added, { row });
  };
  const remove = (row: string) => {
    const index = rows.indexOf(row);
    const neighbour = rows[index + 1] ?? rows[index - 1];
    change(rows.toSpliced(index, 1), texts.removed, neighbour === undefined ? undefined : { row: neighbour });
  };
  const act = (row: string, what: RowAct) => {
    const index = rows.indexOf(row);
    if (what === 'remove') remove(row);
    else moveTo(row, what === 'up' ? index - 1 : index + 1, what);
  };

  return (
    <div>
      <ol ref={list} className={repeat.list}>
        {rows.map((row, index) => (
          <RepeatRow
            key={row}
            row={row}
            index={index}
            name={nameOf(index)}
            isLast={index === rows.length - 1}
            isOfTwo={rows.length === 2}
            canGo={rows.length > min}
            dragged={dragged}
            onDragged={setDragged}
            onDropped={(other) => moveTo(other, index)}
            onAct={(what) => act(row, what)}
            props={props}
          />
        ))}
      </ol>
      <button type="button" className={repeat.add} onClick={add} hidden={rows.length >= max}>
        <Icon name="plus" />
        {texts.add}
      </button>
      {texts.swap === undefined ? null : (
        <button
          type="button"
          className={repeat.add}
          onClick={() => change(rows.toReversed(), texts.swapped, undefined)}
          hidden={rows.length !== 2}
        >
          <Icon name="swap" />
          {texts.swap}
        </button>
      )}
      {children}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
