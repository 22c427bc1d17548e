import { twoLives } from '@ds/support/two-lives';
import { NativeNumberField, type NumberFieldProps } from './NativeNumberField';

export type { NumberFieldProps } from './NativeNumberField';

/** A number, sent as it was written. On a hydrated page only digits can be typed, and the arrows count up and down. */
export const NumberField = twoLives<NumberFieldProps>({
  native: NativeNumberField,
  enhanced: () =>
    import('@ds/enhanced/Text/EnhancedNumberField').then(({ EnhancedNumberField }) => EnhancedNumberField),
  carry: ({ value }) => ({ defaultValue: value }),
});
