import { NativeTextField } from '@ds/primitives/TextField/NativeTextField';
import type { FieldTexts } from '@ds/primitives/Field/Field';

export interface DateFieldProps extends FieldTexts {
  defaultValue?: string | undefined;
  /** The first and the last day that the calendar offers; the server has the last word. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  form?: string | undefined;
}

/** A day as text: the browser's own field has the order of the browser's language, not of the page's, and accepts one way of writing. */
export function NativeDateField({ width = 'sm', min: _min, max: _max, ...field }: DateFieldProps) {
  return <NativeTextField {...field} type="text" autoComplete="off" spellCheck={false} width={width} />;
}
