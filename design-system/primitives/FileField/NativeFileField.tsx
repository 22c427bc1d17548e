import type { ComponentPropsWithoutRef } from 'react';
import { Field, controlAttributes, type FieldTexts } from '@ds/primitives/Field/Field';

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldTexts | 'className' | 'type' | 'defaultValue' | 'value'
>;

export interface FileFieldProps extends FieldTexts, NativeInput {
  /** What the browser offers to choose: media types with commas between. The server looks for itself. */
  accept: string;
  /** What stands in the place where files can be dropped («… eller släpp den här»); without it there is none. */
  dropText?: string | undefined;
}

/** A file of one's own. The form needs `encType="multipart/form-data"`; what was chosen never comes back after an error. */
export function NativeFileField({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  dropText: _,
  ...native
}: FileFieldProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  return (
    <Field {...texts}>
      <input type="file" {...native} {...controlAttributes(texts)} />
    </Field>
  );
}
