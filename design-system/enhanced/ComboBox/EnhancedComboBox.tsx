import { useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { announceChange } from '@ds/enhanced/announce-change';
import styles from '@ds/enhanced/ListBox/ListBox.module.css';
import type { ComboBoxProps, Suggestion } from '@ds/primitives/ComboBox/NativeComboBox';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import fieldStyles from '@ds/primitives/Field/Field.module.css';
import { given } from '@ds/support/given';
import { CloseWhenLeft } from './CloseWhenLeft';

const LEAST_LETTERS = 2;

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
  const lastAsked = useRef('');
  const field = { name, label, id, hint, error, optional, hideLabel, width };
  const { name: _sentByComboBox, ...control } = controlAttributes(field);

  const ask = async (typedNow: string) => {
    const query = typedNow.trim();
    lastAsked.current = query;
    const found = query.length < LEAST_LETTERS ? [] : await suggest(query).catch(() => []);
    // A later keystroke has made this answer stale.
    if (lastAsked.current !== query) return;
    setSuggestions(found);
    setAsked(query);
  };

  return (
    <Field {...field}>
      <ComboBox
        name={name}
        formValue="text"
        allowsCustomValue
        allowsEmptyCollection={asked.length >= LEAST_LETTERS}
        menuTrigger="input"
        aria-labelledby={labelId(field)}
        className={fieldStyles.whole ?? ''}
        inputValue={text}
        items={suggestions}
        isRequired={required ?? false}
        validationBehavior="aria"
        isInvalid={Boolean(error)}
        onInputChange={(value) => {
          setText(value);
          // A picked suggestion is not a query.
          if (suggestions.some((suggestion) => suggestion.label === value)) return;
          setPickedId('');
          void ask(value);
        }}
        onSelectionChange={(key) => {
          const picked = suggestions.find((suggestion) => suggestion.id === key);
          if (!picked) return;
          setText(picked.label);
          setPickedId(picked.id);
          // Tells the form, as typing does.
          announceChange(() => document.getElementById(id));
        }}
      >
        <Input
          {...control}
          {...given({ maxLength })}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            // Dismissed: an answer still on its way must not reopen the list.
            if (event.key === 'Escape') lastAsked.current = '';
          }}
        />
        <OpenWhenAnswered asked={asked} inputId={id} />
        <CloseWhenLeft />
        <Popover className={styles.popover ?? ''} offset={4}>
          <ListBox<Suggestion>
            className={styles.list ?? ''}
            renderEmptyState={() => <div className={styles.none}>{texts.none}</div>}
          >
            {(suggestion) => (
              <ListBoxItem id={suggestion.id} textValue={suggestion.label} className={styles.option ?? ''}>
                {suggestion.label}
                {suggestion.detail ? <small>{suggestion.detail}</small> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {idName ? <input type="hidden" name={idName} value={pickedId} /> : null}
    </Field>
  );
}

/** React-aria opens its list on each keystroke; our suggestions arrive a moment later. */
function OpenWhenAnswered({ asked, inputId }: { asked: string; inputId: string }) {
  const state = useContext(ComboBoxStateContext);
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    // Asks the document, because the state lags: a list that opens after the field was left hides the page from screen readers.
    if (document.activeElement?.id !== inputId || asked.length < LEAST_LETTERS) return;
    if (!now.current?.isOpen) now.current?.open(null, 'input');
  }, [asked, inputId]);
  return null;
}
