import { twoLives } from '@ds/support/two-lives';
import { NativeNumberField, type NumberFieldProps } from './NativeNumberField';

export type { NumberFieldProps } from './NativeNumberField';

/** A number, sent as it was written: what is none is refused with an error. */
export const NumberField = twoLives<NumberFieldProps>({
  native: NativeNumberField,
  enhanced: () =>
    import('@ds/enhanced/Text/EnhancedNumberField').then(({ EnhancedNumberField }) => EnhancedNumberField),
  carry: ({ value }) => ({ defaultValue: value }),
});
