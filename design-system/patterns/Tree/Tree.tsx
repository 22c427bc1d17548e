import { twoLives } from '@ds/support/two-lives';
import { NativeTree, type TreeProps } from './NativeTree';

/** The same for reading only, where the script of a second life would buy little. */
export { NativeTree as PlainTree } from './NativeTree';
export type { TreeNode } from './NativeTree';

/** Nested things, such as an organisation's units. On a hydrated page branches open and close, and arrows move. */
export const Tree = twoLives<TreeProps>({
  native: NativeTree,
  enhanced: () => import('@ds/enhanced/Tree/EnhancedTree').then(({ EnhancedTree }) => EnhancedTree),
});
