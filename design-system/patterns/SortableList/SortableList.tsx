import { twoLives } from '@ds/support/two-lives';
import { NativeSortableList, type SortableListProps } from './NativeSortableList';

/** A list whose order matters. Its buttons submit the form; on a hydrated page it can also be dragged by pointer, finger or keyboard. */
export const SortableList = twoLives<SortableListProps>({
  native: NativeSortableList,
  enhanced: () =>
    import('@ds/enhanced/SortableList/EnhancedSortableList').then(({ EnhancedSortableList }) => EnhancedSortableList),
});
