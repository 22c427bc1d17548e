import { TextField, type TextFieldProps } from '@ds/primitives/TextField/TextField';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A day, sent as `2027-03-10`. Browsers without a calendar take it as text. */
export function DateField({ width = 'sm', ...field }: DateFieldProps) {
  return <TextField {...field} type="date" width={width} />;
}
