import { NativeTextField, type TextFieldProps } from '@ds/primitives/TextField/NativeTextField';

export type TimeFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A time of day, sent as `08:00`. */
export function NativeTimeField({ width = 'xs', ...field }: TimeFieldProps) {
  return <NativeTextField {...field} type="time" width={width} />;
}
