import { twoLives } from '@ds/support/two-lives';
import { NativeSearchField, type SearchFieldProps } from './NativeSearchField';

export type { SearchFieldProps } from './NativeSearchField';

/** A list's search field. On a hydrated page Escape and a cross clear it. */
export const SearchField = twoLives<SearchFieldProps>({
  native: NativeSearchField,
  enhanced: () => import('@ds/enhanced/texts').then(({ EnhancedSearchField }) => EnhancedSearchField),
  carry: ({ value }) => ({ defaultValue: value }),
});
