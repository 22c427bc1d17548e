import { twoLives } from '@ds/support/two-lives';
import { type ComboBoxProps, NativeComboBox } from './NativeComboBox';

export type { ComboBoxProps, Suggestion } from './NativeComboBox';

/** A text with suggestions. The text is always what is sent. Pages that do not hydrate use PlaceField. */
export const ComboBox = twoLives<ComboBoxProps>({
  native: NativeComboBox,
  enhanced: () => import('@ds/enhanced/ComboBox/EnhancedComboBox').then(({ EnhancedComboBox }) => EnhancedComboBox),
  carry: ({ value }) => ({ typed: value }),
});
