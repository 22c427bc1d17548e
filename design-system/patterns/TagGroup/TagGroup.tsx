import { twoLives } from '@ds/support/two-lives';
import { NativeTagGroup, type TagGroupProps } from './NativeTagGroup';

/** The active filters, each of which can be removed: by links, or by arrows and Delete on a hydrated page. */
export const TagGroup = twoLives<TagGroupProps>({
  native: NativeTagGroup,
  enhanced: () => import('@ds/enhanced/TagGroup/EnhancedTagGroup').then(({ EnhancedTagGroup }) => EnhancedTagGroup),
});
