import { twoLives } from '@ds/support/two-lives';
import { NativeSelect, type SelectProps } from './NativeSelect';

export type { Option, SelectProps } from './NativeSelect';

/** One of a list. By itself the browser's own select; in a page that lives react-aria's, which is the same on every machine. */
export const Select = twoLives<SelectProps>({
  native: NativeSelect,
  enhanced: () => import('@ds/enhanced/Select/EnhancedSelect').then(({ EnhancedSelect }) => EnhancedSelect),
  carry: ({ value }) => ({ defaultValue: value }),
});
