import type { NumberFieldProps } from '@ds/primitives/NumberField/NativeNumberField';
import { EnhancedTextField } from './EnhancedTextField';

/**
 * NumberField on a hydrated page. Not react-aria's field of that name: it has a screen reader say the whole number again, at once, at every
 * digit that is typed, and takes letters away without a word, which ought to be refused with an error (docs/decisions/1360).
 */
export function EnhancedNumberField({ decimal = false, width = 'xs', ...field }: NumberFieldProps) {
  return <EnhancedTextField autoComplete="off" {...field} width={width} inputMode={decimal ? 'decimal' : 'numeric'} />;
}
