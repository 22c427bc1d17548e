import { TextField, type TextFieldProps } from '@ds/primitives/TextField/TextField';

export type TimeFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A time of day, sent as `08:00`. */
export function TimeField({ width = 'xs', ...field }: TimeFieldProps) {
  return <TextField {...field} type="time" width={width} />;
}
