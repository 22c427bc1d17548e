import { useContext, useEffect, useRef } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { writtenTime } from '@formats';
import { announceChange } from '@ds/enhanced/announce-change';
import { CloseWhenLeft } from '@ds/enhanced/ComboBox/CloseWhenLeft';
import { keysWithAlt } from '@ds/enhanced/ComboBox/keys-with-alt';
import styles from '@ds/enhanced/ListBox/ListBox.module.css';

import field from '@ds/primitives/Field/Field.module.css';
import { nearestQuarter } from './nearest-quarter';
import { QUARTER_HOURS } from './quarter-hours';

interface TimeComboProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
  value: string;
  onTime: (time: string) => void;
}

const ITEMS = QUARTER_HOURS.map((id) => ({ id }));

/**
 * A time that is typed, or picked from the quarter hours. Typing closes the list: a screen reader would be told at each key how many of
 * them match, in a field that takes any time.
 */
export function TimeCombo({
  name,
  value,
  onTime,
  required,
  'aria-labelledby': labelledBy,
  ...control
}: TimeComboProps) {
  return (
    <ComboBox
      name={name}
      formValue="text"
      allowsCustomValue
      menuTrigger="manual"
      aria-labelledby={labelledBy}
      className={field.whole ?? ''}
      defaultItems={ITEMS}
      defaultFilter={() => true}
      validationBehavior="aria"
      isInvalid={control['aria-invalid'] ?? false}
      isRequired={required}
      inputValue={value}
      // Opens the list at the current time.
      selectedKey={QUARTER_HOURS.includes(value) ? value : null}
      onInputChange={onTime}
      // Shows which time «halv nio» was taken for.
      onBlur={() => onTime(writtenTime(value) ?? value)}
      onSelectionChange={(time) => {
        if (time === null) return;
        onTime(String(time));
        announceChange(() => document.getElementById(control.id));
      }}
    >
      <Typed {...control} className={control.className ?? ''} autoComplete="off" spellCheck={false} />
      <CloseWhenLeft />
      <Popover className={styles.popover ?? ''} offset={4}>
        <Quarters near={nearestQuarter(value)} />
      </Popover>
    </ComboBox>
  );
}

/** A click opens the list, as the arrow keys do. */
function Typed(props: InputProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={() => state?.open(null, 'manual')}
      onInput={() => state?.close()}
      onKeyDownCapture={(event) => state?.isOpen && keysWithAlt(event, state)}
    />
  );
}

/**
 * The quarter hours. The opening list is scrolled to the one that is nearest to what was typed; opened by an arrow key, it begins there, not
 * at midnight.
 */
function Quarters({ near }: { near: string | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef({ near, state: useContext(ComboBoxStateContext) });
  useEffect(() => {
    // After the list's own beginning, and when it has its height.
    const frame = requestAnimationFrame(() => {
      const { near: time, state } = opened.current;
      const option = list.current?.querySelector(`[data-key="${time}"]`);
      if (time === undefined || !list.current || !option) return;
      const { top } = list.current.getBoundingClientRect();
      list.current.scrollTop += option.getBoundingClientRect().top - top - list.current.clientHeight / 2;
      if (state?.focusStrategy) state.selectionManager.setFocusedKey(time);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ListBox<{ id: string }> ref={list} className={styles.list ?? ''}>
      {({ id }) => (
        <ListBoxItem id={id} textValue={id} className={styles.option ?? ''}>
          {id}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
