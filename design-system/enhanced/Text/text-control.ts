import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { controlAttributes, type FieldTexts, labelId } from '@ds/primitives/Field/Field';
import { given } from '@ds/support/given';

/** What a native text control says of itself, which react-aria's components call otherwise. */
interface Native extends FieldTexts {
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  suffix?: ReactNode;
}

/**
 * The props of a field for text by whom they are for: the texts around it (`Field`), react-aria's component, and the native control in it.
 * A value is left to the component, since a number's is no text.
 */
export function textControl<Props extends Native>({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  disabled = false,
  readOnly = false,
  required = false,
  suffix,
  ...native
}: Props) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes({ ...texts, suffix });
  const described = control['aria-describedby'];
  return {
    texts,
    aria: {
      id: control.id,
      'aria-labelledby': labelId(texts),
      ...(described ? { 'aria-describedby': described } : {}),
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isInvalid: Boolean(error),
      validationBehavior: 'aria' as const,
    },
    control: { ...given(native), className },
  };
}

type Value = ComponentPropsWithoutRef<'input'>['value'];

/** A controlled value, otherwise what the field begins with. */
export const textValue = (value: Value, defaultValue: Value) =>
  value === undefined ? { defaultValue: String(defaultValue ?? '') } : { value: String(value) };
