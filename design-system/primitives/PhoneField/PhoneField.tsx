import { TextField, type TextFieldProps } from '@ds/primitives/TextField/TextField';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A phone number, as people write it; the server converts it to the international format. */
export function PhoneField({ width = 'md', autoComplete = 'tel', ...field }: PhoneFieldProps) {
  return <TextField {...field} type="tel" width={width} autoComplete={autoComplete} />;
}
