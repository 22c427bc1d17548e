import { twoLives } from '@ds/support/two-lives';
import { NativeIconButton, type IconButtonProps } from './NativeIconButton';

/** A button that is a picture. Its name is shown as a tip, to the keyboard too where scripts run. */
export const IconButton = twoLives<IconButtonProps>({
  native: NativeIconButton,
  enhanced: () =>
    import('@ds/enhanced/Tooltip/EnhancedIconButton').then(({ EnhancedIconButton }) => EnhancedIconButton),
});
