import type { ComponentPropsWithoutRef } from 'react';
import { Field, controlAttributes, type FieldTexts } from '@ds/primitives/Field/Field';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, keyof FieldTexts | 'className' | 'children'> {
  options: readonly Option[];
  /** Text of an empty first option («Choose a unit»). */
  placeholder?: string | undefined;
}

/**
 * The browser's own select, which every phone and screen reader knows. By `required` itself, Chromium and Firefox would tell a screen
 * reader that an empty one is invalid before anybody has come to it; forms check when they are sent.
 */
export function NativeSelect({
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
  required,
  ...native
}: SelectProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  return (
    <Field {...texts}>
      <select {...native} {...controlAttributes(texts)} aria-required={required || undefined}>
        {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
