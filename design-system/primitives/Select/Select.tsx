import { twoLives } from '@ds/support/two-lives';
import { NativeSelect, type SelectProps } from './NativeSelect';

export type { Option, SelectProps } from './NativeSelect';

/** One option of a list. The browser's own select; on a hydrated page react-aria's, which is the same on every machine. */
export const Select = twoLives<SelectProps>({
  native: NativeSelect,
  enhanced: () => import('@ds/enhanced/Select/EnhancedSelect').then(({ EnhancedSelect }) => EnhancedSelect),
  carry: ({ value }) => ({ defaultValue: value }),
});
