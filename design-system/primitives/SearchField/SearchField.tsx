import { twoLives } from '@ds/support/two-lives';
import { NativeSearchField, type SearchFieldProps } from './NativeSearchField';

export type { SearchFieldProps } from './NativeSearchField';

/** What a list is searched for. In a page that lives Escape and a cross empty it. */
export const SearchField = twoLives<SearchFieldProps>({
  native: NativeSearchField,
  enhanced: () => import('@ds/enhanced/texts').then(({ EnhancedSearchField }) => EnhancedSearchField),
  carry: ({ value }) => ({ defaultValue: value }),
});
