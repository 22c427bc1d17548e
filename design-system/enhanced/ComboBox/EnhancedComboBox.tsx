import { type ContextType, type MutableRefObject, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { announceChange } from '@ds/enhanced/announce-change';
import styles from '@ds/enhanced/ListBox/ListBox.module.css';
import type { ComboBoxProps, Suggestion } from '@ds/primitives/ComboBox/NativeComboBox';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import fieldStyles from '@ds/primitives/Field/Field.module.css';
import { classNames } from '@ds/support/class-names';
import { given } from '@ds/support/given';
import { stillFitting } from '@ds/support/still-fitting';
import { CloseWhenLeft } from './CloseWhenLeft';
import { keysWithAlt } from './keys-with-alt';

const LEAST_LETTERS = 2;
/** So long an answer may take before the list loses what no longer fits: each change of it is counted aloud. */
const ANSWERS_WITHIN_MS = 150;

/** ComboBox on a hydrated page: react-aria's, with the same text and the picked suggestion's id. */
export function EnhancedComboBox({
  name,
  label,
  id: ownId,
  hint,
  error,
  optional,
  hideLabel,
  width,
  suggest,
  idName,
  defaultId = '',
  defaultValue = '',
  required,
  maxLength,
  texts,
  typed = defaultValue,
}: ComboBoxProps) {
  const id = ownId ?? name;
  const [text, setText] = useState(typed);
  const [pickedId, setPickedId] = useState(typed === defaultValue ? defaultId : '');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [asked, setAsked] = useState('');
  const [isLeft, setLeft] = useState(false);
  const lastAsked = useRef('');
  const isAwaited = useRef(false);
  /** Takes out of the list what no longer fits. */
  const narrow = useRef<{ now: () => void; timer: ReturnType<typeof setTimeout> }>();
  /** Which suggestion is marked as the list opens: the first if ↓ was pressed before the list had come, the last if ↑ was. */
  const opensAt = useRef<'first' | 'last' | null>(null);
  /** The suggestion that was marked in the plain field's list, which this one takes over. */
  const marked = useRef('');
  const picked = useRef<string>();
  const list = useRef<ListState>(null);
  const field = { name, label, id, hint, error, optional, hideLabel, width };
  const { name: _sentByComboBox, ...control } = controlAttributes(field);

  const ask = async (typedNow: string) => {
    const query = typedNow.trim();
    lastAsked.current = query;
    isAwaited.current = query.length >= LEAST_LETTERS;
    opensAt.current = null;
    // Null if there is no answer: that does not mean that there is no such place.
    const found = query.length < LEAST_LETTERS ? [] : await suggest(query).catch(() => null);
    // A later keystroke has made this answer stale.
    if (lastAsked.current !== query) return;
    isAwaited.current = false;
    offer(found ?? []);
    setAsked(found ? query : '');
  };
  const offer = (found: readonly Suggestion[]) => {
    clearTimeout(narrow.current?.timer);
    narrow.current = undefined;
    // An open list that becomes empty would be announced as «0 options available».
    if (found.length === 0 && list.current?.isOpen) flushSync(() => list.current?.close());
    setSuggestions(found);
  };
  // Said once, and not again at each letter that is added while the next answer is on its way; never of a place that was picked.
  const isNone =
    !isLeft && !pickedId && asked.length >= LEAST_LETTERS && text.trim().startsWith(asked) && suggestions.length === 0;

  return (
    <Field {...field}>
      <ComboBox
        name={name}
        formValue="text"
        allowsCustomValue
        menuTrigger="manual"
        aria-labelledby={labelId(field)}
        className={classNames(fieldStyles.whole, styles.anchor)}
        inputValue={text}
        items={suggestions}
        isRequired={required ?? false}
        validationBehavior="aria"
        isInvalid={Boolean(error)}
        onInputChange={(value) => {
          if (value !== text) marked.current = '';
          setText(value);
          setLeft(false);
          // A picked suggestion is not a query. One that was typed is: «Malmö» is in the list of «Malm» too, below a place abroad.
          if (value === picked.current) return;
          picked.current = undefined;
          setPickedId('');
          // What no longer fits cannot be picked while the answer is on its way.
          clearTimeout(narrow.current?.timer);
          const now = () => offer(stillFitting(suggestions, value));
          narrow.current = { now, timer: setTimeout(now, ANSWERS_WITHIN_MS) };
          void ask(value);
        }}
        onSelectionChange={(key) => {
          const found = suggestions.find((suggestion) => suggestion.id === key);
          if (!found) return;
          // An answer still on its way must not reopen the list.
          lastAsked.current = '';
          isAwaited.current = false;
          picked.current = found.label;
          setText(found.label);
          setPickedId(found.id);
          // Tells the form, as typing does.
          announceChange(() => document.getElementById(id));
        }}
      >
        <Input
          {...control}
          {...given({ maxLength })}
          autoComplete="off"
          spellCheck={false}
          // Before react-aria, which would say of a list that has not come that it has no options.
          onKeyDownCapture={(event) => {
            const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
            if (isArrow || event.key === 'Enter') flushSync(() => narrow.current?.now());
            if (list.current?.isOpen) {
              keysWithAlt(event, list.current);
              // Where nothing is marked, Enter sends the form: react-aria would only close its list.
              if (event.key === 'Enter' && list.current.selectionManager.focusedKey === null)
                flushSync(() => list.current?.close());
              return;
            }
            // Asked for where nothing was typed: of a place that the page came with, what its text may mean.
            if (isArrow && suggestions.length === 0 && !isAwaited.current && asked !== text.trim()) void ask(text);
            const isComing = isAwaited.current;
            if (isArrow && isComing) opensAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
            // Somebody who goes into a list must not send the form with Enter: it is about to come. One that has nothing stays closed.
            const isHeld = isArrow
              ? isComing || suggestions.length === 0
              : event.key === 'Enter' && isComing && opensAt.current !== null;
            if (!isHeld) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Dismissed: an answer still on its way must not reopen the list.
            lastAsked.current = '';
            isAwaited.current = false;
            setLeft(true);
          }}
          // Hydration has taken the plain field's list away, and gives the focus back.
          onFocus={({ target }) => {
            const listed = target.closest('[data-suggesting]');
            if (!listed) return;
            void ask(text);
            marked.current = listed.getAttribute('data-suggesting') ?? '';
            listed.removeAttribute('data-suggesting');
          }}
          onBlur={() => setLeft(true)}
        />
        <OpenWhenAnswered
          asked={suggestions.length > 0 ? asked : ''}
          at={opensAt}
          marked={marked}
          inputId={id}
          list={list}
        />
        <CloseWhenLeft />
        <Popover className={styles.popover ?? ''} offset={4}>
          <ListBox<Suggestion> className={styles.list ?? ''}>
            {(suggestion) => (
              <ListBoxItem
                id={suggestion.id}
                textValue={suggestion.label}
                className={classNames(styles.option, styles.suggestion)}
              >
                {suggestion.label}
                {suggestion.detail ? <small>{suggestion.detail}</small> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
        {/* Not an empty list, which react-aria would announce as «0 options available» besides. */}
        <div role="status" className={isNone ? styles.nothing : undefined}>
          {isNone ? texts.none : null}
        </div>
      </ComboBox>
      {idName ? <input type="hidden" name={idName} value={pickedId} /> : null}
    </Field>
  );
}

type ListState = ContextType<typeof ComboBoxStateContext>;

/** Our suggestions arrive a moment after the keystroke at which react-aria would open its list, and it would announce that as yet there are none. */
function OpenWhenAnswered({
  asked,
  at,
  marked,
  inputId,
  list,
}: {
  asked: string;
  at: MutableRefObject<'first' | 'last' | null>;
  marked: MutableRefObject<string>;
  inputId: string;
  list: MutableRefObject<ListState>;
}) {
  list.current = useContext(ComboBoxStateContext);
  useEffect(() => {
    // Asks the document, because the state lags: a list that opens after the field was left hides the page from screen readers.
    if (document.activeElement?.id !== inputId || asked.length < LEAST_LETTERS) return;
    if (!list.current?.isOpen) list.current?.open(at.current, 'input');
  }, [asked, at, inputId, list]);
  // The list has its suggestions one rendering later, and as it appears it marks none.
  useEffect(() => {
    const key = marked.current;
    if (!key || !list.current?.isOpen || !list.current.collection.getItem(key)) return;
    marked.current = '';
    requestAnimationFrame(() => list.current?.selectionManager.setFocusedKey(key));
  });
  return null;
}
