import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import styles from './RepeatList.module.css';

export interface RepeatItem {
  /** Part of the ids of this part's fields: the index, or the template's placeholder. */
  key: string;
  index: number;
  /** It is the first or the last one. */
  isEnd: boolean;
  /** The part's name («Från», «Stopp 1», «Till»), kept up to date by the script: use it as the field's label. */
  label: ReactNode;
}

export interface RepeatListProps {
  count: number;
  min: number;
  max: number;
  /** Renders the fields of one part; they are empty for the template (`index` −1). Names repeat in order: `stop`, `stop`, `stop`. */
  renderItem: (item: RepeatItem) => ReactNode;
  /** Without scripts the buttons submit the form with this name and `add`, `remove:1`, `up:1` or `down:1` (1 is the index). */
  intentName: string;
  /** Where a new part goes. */
  insert?: 'end' | 'before-last' | undefined;
  reorder?: boolean | undefined;
  texts: {
    /** Names of the parts; {n} is a middle part's number. */
    first: string;
    middle: string;
    last: string;
    add: string;
    remove: string;
    up: string;
    down: string;
    /** With two parts: one button that swaps them, instead of up and down. */
    swap?: string | undefined;
    /** On a hydrated page: the grip by which a part is dragged. */
    drag?: string | undefined;
    /** Announced after a change. */
    added: string;
    removed: string;
    moved: string;
  };
  /** Beside the add button. */
  children?: ReactNode;
}

/** A list in a form that grows and shrinks: the stops of a trip. Works by form posts; the small script does the same without a request. */
export function RepeatList(props: RepeatListProps) {
  const { count, min, max, texts, intentName, insert = 'end', children } = props;
  return (
    <div
      data-repeat=""
      data-repeat-min={min}
      data-repeat-max={max}
      data-repeat-insert={insert}
      data-repeat-first={texts.first}
      data-repeat-middle={texts.middle}
      data-repeat-last={texts.last}
      data-repeat-added={texts.added}
      data-repeat-removed={texts.removed}
      data-repeat-moved={texts.moved}
    >
      <ol className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          <Item key={index} {...props} at={index} itemKey={String(index)} />
        ))}
      </ol>
      {/* Not a `template`: text browsers do not know it and would show its fields as one more stop. They skip the content of a script. */}
      <script
        type="text/html"
        data-repeat-template=""
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Item {...props} at={-1} itemKey="{key}" />) }}
      />
      <button
        type="submit"
        className={styles.add}
        name={intentName}
        value="add"
        data-repeat-do="add"
        formNoValidate
        hidden={count >= max}
      >
        <Icon name="plus" />
        {texts.add}
      </button>
      {texts.swap === undefined ? null : (
        <button
          type="submit"
          className={styles.add}
          name={intentName}
          value="down:0"
          data-repeat-do="swap"
          formNoValidate
          hidden={count !== 2}
        >
          <Icon name="swap" />
          {texts.swap}
        </button>
      )}
      {children}
      <span role="status" className="visually-hidden" data-repeat-status="" />
    </div>
  );
}

/** One part with its buttons; `at` −1 is the template. */
function Item({ at, itemKey, ...props }: RepeatListProps & { at: number; itemKey: string }) {
  const { count, min, texts, intentName, reorder, renderItem } = props;
  const name = at === 0 ? texts.first : at === count - 1 ? texts.last : texts.middle.replace('{n}', String(at));
  const isSwapped = texts.swap !== undefined && count === 2;
  const tool = (what: 'up' | 'down' | 'remove', icon: IconName, hidden: boolean) => (
    <button
      type="submit"
      className={styles.tool}
      name={intentName}
      value={`${what}:${at}`}
      data-repeat-do={what}
      title={texts[what]}
      formNoValidate
      hidden={hidden}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{texts[what]}</span>
    </button>
  );
  return (
    <li className={styles.item} data-repeat-item="">
      {renderItem({
        key: itemKey,
        index: at,
        isEnd: at === 0 || at === count - 1,
        label: <span data-repeat-label="">{name}</span>,
      })}
      <div className={styles.tools}>
        {reorder ? tool('up', 'up', at === 0 || isSwapped) : null}
        {reorder ? tool('down', 'down', at === count - 1 || isSwapped) : null}
        {tool('remove', 'cross', count <= min)}
      </div>
    </li>
  );
}
