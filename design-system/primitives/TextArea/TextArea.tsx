import { twoLives } from '@ds/support/two-lives';
import { NativeTextArea, type TextAreaProps } from './NativeTextArea';

export type { TextAreaProps } from './NativeTextArea';

/** Several lines of text. */
export const TextArea = twoLives<TextAreaProps>({
  native: NativeTextArea,
  enhanced: () => import('@ds/enhanced/texts').then(({ EnhancedTextArea }) => EnhancedTextArea),
  carry: ({ value }) => ({ defaultValue: value }),
});
