import { useRef, useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import styles from '@ds/enhanced/dates/dates.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';
import { controlAttributes, Field, type FieldTexts } from '@ds/primitives/Field/Field';
import { classNames } from '@ds/support/class-names';

export interface CountFieldProps extends FieldTexts {
  defaultValue: string;
  /** The buttons' names, which say what of there are to be fewer and more. */
  steps: { less: string; more: string };
  required?: boolean | undefined;
}

/**
 * A NumberField that counts people, in a hydrated form: two buttons for pointer and finger. The arrow keys do the same, so the buttons are
 * not in the tab order.
 */
export function CountField({ defaultValue, steps, required, ...texts }: CountFieldProps) {
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const { className, ...control } = controlAttributes(texts);
  const count = /^\d{0,6}$/.test(value.trim()) ? Number(value) : undefined;
  const step = (by: number) => {
    if (count === undefined) return;
    setValue(String(Math.max(count + by, 0)));
    announceChange(() => input.current);
  };
  const button = (icon: 'minus' | 'plus', by: number, label: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.open}
      aria-label={label}
      disabled={count === undefined || (by < 0 && count === 0)}
      onClick={() => step(by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Field {...texts}>
      <div className={classNames(className, styles.group)} data-invalid={texts.error ? '' : undefined}>
        <input
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          required={required}
          {...control}
          className={classNames(styles.input, styles.typed)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {button('minus', -1, steps.less)}
        {button('plus', 1, steps.more)}
      </div>
    </Field>
  );
}
