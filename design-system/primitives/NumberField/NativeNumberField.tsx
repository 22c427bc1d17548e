import { NativeTextField, type TextFieldProps } from '@ds/primitives/TextField/NativeTextField';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** True if decimals are allowed. */
  decimal?: boolean | undefined;
}

/**
 * A number as text with the number keyboard: `type=number` loses unreadable input, changes with the mouse wheel and refuses «1 200,50». The
 * server parses and validates the number.
 */
export function NativeNumberField({ decimal = false, width = 'xs', ...field }: NumberFieldProps) {
  return <NativeTextField autoComplete="off" {...field} width={width} inputMode={decimal ? 'decimal' : 'numeric'} />;
}
