import { twoLives } from '@ds/support/two-lives';
import { type MenuProps, NativeMenu } from './NativeMenu';

export type { MenuProps } from './NativeMenu';

/** Several actions behind one button. Without scripts a fold of links; on a hydrated page arrows and letters move through it. */
export const Menu = twoLives<MenuProps>({
  native: NativeMenu,
  enhanced: () => import('@ds/enhanced/Menu/EnhancedMenu').then(({ EnhancedMenu }) => EnhancedMenu),
});
