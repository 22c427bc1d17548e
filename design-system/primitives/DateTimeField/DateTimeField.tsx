import { NativeTextField, type TextFieldProps } from '@ds/primitives/TextField/NativeTextField';

export type DateTimeFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A day and time on the wall clock, sent as `2027-03-10T08:00`. The zone is the page's to know. */
export function DateTimeField({ width = 'full', ...field }: DateTimeFieldProps) {
  return <NativeTextField {...field} type="datetime-local" width={width} />;
}
