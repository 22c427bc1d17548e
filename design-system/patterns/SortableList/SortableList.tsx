import { twoLives } from '@ds/support/two-lives';
import { NativeSortableList, type SortableListProps } from './NativeSortableList';

/** A list whose order matters. Buttons that send the form by themselves; dragged by pointer, finger or keyboard in a page that lives. */
export const SortableList = twoLives<SortableListProps>({
  native: NativeSortableList,
  enhanced: () =>
    import('@ds/enhanced/SortableList/EnhancedSortableList').then(({ EnhancedSortableList }) => EnhancedSortableList),
});
