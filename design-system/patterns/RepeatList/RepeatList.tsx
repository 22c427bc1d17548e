import { renderToStaticMarkup } from 'react-dom/server';
import { buttonName } from '@formats';
import { Bracketed } from '@ds/support/Bracketed';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { Icon, type IconName } from '@ds/pictures/Icon/Icon';
import type { RepeatListProps } from './repeat-list-props';
import { ToolIcon } from './ToolIcon';
import styles from './RepeatList.module.css';

export type { RepeatItem, RepeatListProps } from './repeat-list-props';

/** A list in a form that grows and shrinks: the stops of a trip. Works by form posts; the small script does the same without a request. */
export function RepeatList(props: RepeatListProps) {
  const { count, min, max, texts, intentName, insert = 'end', children } = props;
  const isText = useIsTextBrowser();
  /** Left out rather than hidden: text browsers show what is hidden. The small script shows it again. */
  const below = (what: 'add' | 'swap', icon: IconName, intent: string, text: string, isIdle: boolean) =>
    isText && isIdle ? null : (
      <button
        type="submit"
        className={styles.add}
        name={buttonName(intentName, intent)}
        data-repeat-do={what}
        formNoValidate
        hidden={isIdle}
      >
        <Icon name={icon} />
        <Bracketed>{text}</Bracketed>
      </button>
    );
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
      data-repeat-swapped={texts.swapped}
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
      {below('add', 'plus', 'add', texts.add, count >= max)}
      {/* Apart where styles are missing. */}{' '}
      {texts.swap === undefined ? null : below('swap', 'swap', 'down:0', texts.swap, count !== 2)}
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
  // Left out rather than hidden: text browsers show what is hidden. The small script takes it from the template.
  const tool = (what: 'up' | 'down' | 'remove', icon: IconName, isIdle: boolean) =>
    isIdle && at >= 0 ? null : (
      <button
        type="submit"
        className={styles.tool}
        name={buttonName(intentName, `${what}:${at}`)}
        data-repeat-do={what}
        formNoValidate
      >
        <ToolIcon name={icon} title={texts[what]} />
        <span className="visually-hidden">
          <Bracketed>
            {`${texts[what]}: `}
            <span data-repeat-label="">{name}</span>
          </Bracketed>
        </span>
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
      <div className={styles.tools} data-repeat-tools="">
        {/* Apart where styles are missing. */}
        {reorder ? tool('up', 'up', at === 0 || isSwapped) : null}{' '}
        {reorder ? tool('down', 'down', at === count - 1 || isSwapped) : null} {tool('remove', 'cross', count <= min)}
      </div>
    </li>
  );
}
