import type { ComponentPropsWithoutRef } from 'react';
import { Field, controlAttributes, type FieldTexts } from '@ds/primitives/Field/Field';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldTexts | 'className' | 'children'> {}

/** Several lines of text. */
export function NativeTextArea({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  rows = 4,
  // Text browsers use it; others use the style.
  cols = 60,
  ...native
}: TextAreaProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  return (
    <Field {...texts}>
      <textarea rows={rows} cols={cols} {...native} {...controlAttributes(texts)} />
    </Field>
  );
}
