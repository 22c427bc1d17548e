import { twoLives } from '@ds/support/two-lives';
import { type MenuProps, NativeMenu } from './NativeMenu';

export type { MenuProps } from './NativeMenu';

/** Several ways on behind one button. Without scripts a fold of links; in a page that lives arrows and letters lead through it. */
export const Menu = twoLives<MenuProps>({
  native: NativeMenu,
  enhanced: () => import('@ds/enhanced/Menu/EnhancedMenu').then(({ EnhancedMenu }) => EnhancedMenu),
});
