import { twoLives } from '@ds/support/two-lives';
import { NativeTextField, type TextFieldProps } from './NativeTextField';

export type { TextFieldProps } from './NativeTextField';

/** One line of text. The base of the other text-like fields. */
export const TextField = twoLives<TextFieldProps>({
  native: NativeTextField,
  enhanced: () => import('@ds/enhanced/texts').then(({ EnhancedTextField }) => EnhancedTextField),
  carry: ({ value }) => ({ defaultValue: value }),
});
