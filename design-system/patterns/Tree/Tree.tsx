import { twoLives } from '@ds/support/two-lives';
import { NativeTree, type TreeProps } from './NativeTree';

export type { TreeNode } from './NativeTree';

/** Things below each other, such as the units of an organisation. In a page that lives branches open and close, and arrows move. */
export const Tree = twoLives<TreeProps>({
  native: NativeTree,
  enhanced: () => import('@ds/enhanced/Tree/EnhancedTree').then(({ EnhancedTree }) => EnhancedTree),
});
