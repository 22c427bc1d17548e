import type { IconName } from '@ds/pictures/Icon/Icon';
import type { ButtonLook } from '@ds/primitives/Button/Button';
import { onceLoaded } from '@ds/support/once-loaded';

export interface MenuEntry {
  id: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface MenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** On the button that opens it. */
  label: string;
  icon?: IconName | undefined;
  entries: readonly MenuEntry[];
  /** What is done when one is picked. */
  onPick?: ((id: string) => void) | undefined;
  /** Or several are on at a time (the columns of a table). */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
}

/** Things to do, or to turn on and off, behind one button. Not there without scripts: what a page needs has links and buttons of its own. */
export const Menu = onceLoaded<MenuProps>(() =>
  import('@ds/enhanced/Menu/EnhancedMenu').then(({ EnhancedMenu }) => EnhancedMenu),
);
