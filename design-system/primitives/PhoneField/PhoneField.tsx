import { TextField, type TextFieldProps } from '@ds/primitives/TextField/TextField';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A telephone number, as people write it; the server brings it into the international form. */
export function PhoneField({ width = 'md', autoComplete = 'tel', ...field }: PhoneFieldProps) {
  return <TextField {...field} type="tel" width={width} autoComplete={autoComplete} />;
}
