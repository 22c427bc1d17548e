import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { announceChange } from '@ds/enhanced/announce-change';
import list from '@ds/enhanced/ListBox/ListBox.module.css';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import type { SelectProps } from '@ds/primitives/Select/NativeSelect';
import { classNames } from '@ds/support/class-names';
import styles from './EnhancedSelect.module.css';

/** Select on a hydrated page: the same name and value, in a hidden select. */
export function EnhancedSelect({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  options,
  placeholder,
  value,
  defaultValue,
  disabled,
  required,
  form,
  autoComplete,
  onChange,
  onBlur,
  onFocus,
}: SelectProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const root = useRef<HTMLDivElement>(null);
  const { className, ...control } = controlAttributes(texts);
  const items = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  // A native select without a value sends its first enabled option.
  const first = items.find((item) => !item.disabled)?.value;
  const known = (key: unknown) => (items.some((item) => item.value === String(key)) ? String(key) : first);
  return (
    <Field {...texts}>
      {/* The hidden select's events, as a native one would emit them. */}
      <div
        ref={root}
        className={field.whole}
        onChange={onChange as never}
        onBlur={onBlur as never}
        onFocus={onFocus as never}
      >
        <Select
          name={name}
          aria-labelledby={labelId(texts)}
          {...(value === undefined
            ? { defaultSelectedKey: known(defaultValue) ?? null }
            : { selectedKey: String(value) })}
          {...(form === undefined ? {} : { form })}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          isDisabled={disabled ?? false}
          isRequired={required ?? false}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.value)}
          onSelectionChange={() => announceChange(() => root.current?.querySelector('select, input'))}
        >
          <Button
            id={control.id}
            className={classNames(className, styles.picker)}
            {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
          >
            <SelectValue>{({ defaultChildren, isPlaceholder }) => (isPlaceholder ? ' ' : defaultChildren)}</SelectValue>
          </Button>
          <Popover className={list.popover ?? ''} offset={4}>
            <ListBox className={list.list ?? ''} items={items.map((item) => ({ ...item, id: item.value }))}>
              {(item) => (
                <ListBoxItem id={item.value} textValue={item.label} className={list.option ?? ''}>
                  {item.label}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </Select>
      </div>
    </Field>
  );
}
