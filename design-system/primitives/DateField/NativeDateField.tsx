import { NativeTextField, type TextFieldProps } from '@ds/primitives/TextField/NativeTextField';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A day, sent as `2027-03-10`. Browsers without a calendar take it as text. */
export function NativeDateField({ width = 'sm', ...field }: DateFieldProps) {
  return <NativeTextField {...field} type="date" width={width} />;
}
