import { twoLives } from '@ds/support/two-lives';
import { NativeTree, type TreeProps } from './NativeTree';

export type { TreeNode } from './NativeTree';

/** Nested things, such as an organisation's units. On a hydrated page branches open and close, and arrows move. */
export const Tree = twoLives<TreeProps>({
  native: NativeTree,
  enhanced: () => import('@ds/enhanced/Tree/EnhancedTree').then(({ EnhancedTree }) => EnhancedTree),
});
