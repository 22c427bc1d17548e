import { twoLives } from '@ds/support/two-lives';
import { NativeIconButton, type IconButtonProps } from './NativeIconButton';

/** A button that is an icon. Its name is shown as a tooltip, on keyboard focus too where scripts run. */
export const IconButton = twoLives<IconButtonProps>({
  native: NativeIconButton,
  enhanced: () =>
    import('@ds/enhanced/Tooltip/EnhancedIconButton').then(({ EnhancedIconButton }) => EnhancedIconButton),
});
