import { useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { controlAttributes, Field } from '@ds/primitives/Field/Field';
import type { Suggestion, UpgradedProps } from './ComboBox';
import styles from '@ds/enhanced/ListBox/ListBox.module.css';
import fieldStyles from '@ds/primitives/Field/Field.module.css';

const LEAST_LETTERS = 2;

/** What ComboBox becomes after hydration. */
export function UpgradedComboBox({
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
  typed,
  focused,
}: UpgradedProps) {
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
    // An answer to an earlier letter is no answer any more.
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
        aria-label={typeof label === 'string' ? label : name}
        className={fieldStyles.whole ?? ''}
        inputValue={text}
        items={suggestions}
        isRequired={required ?? false}
        validationBehavior="aria"
        isInvalid={Boolean(error)}
        onInputChange={(value) => {
          setText(value);
          // What was picked is no question.
          if (suggestions.some((suggestion) => suggestion.label === value)) return;
          setPickedId('');
          void ask(value);
        }}
        onSelectionChange={(key) => {
          const picked = suggestions.find((suggestion) => suggestion.id === key);
          if (!picked) return;
          setText(picked.label);
          setPickedId(picked.id);
        }}
      >
        <Input
          {...control}
          autoComplete="off"
          spellCheck={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- gives back the focus that the plain field had
          autoFocus={focused}
          {...(maxLength ? { maxLength } : {})}
          onKeyDown={(event) => {
            // Sent away: an answer that is still under way must not bring the list back.
            if (event.key === 'Escape') lastAsked.current = '';
          }}
        />
        <OpenWhenAnswered asked={asked} />
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

/** React-aria opens its list when a letter is typed; ours comes a moment later. */
function OpenWhenAnswered({ asked }: { asked: string }) {
  const state = useContext(ComboBoxStateContext);
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    if (asked.length >= LEAST_LETTERS && now.current?.isFocused && !now.current.isOpen) now.current.open(null, 'input');
  }, [asked]);
  return null;
}
