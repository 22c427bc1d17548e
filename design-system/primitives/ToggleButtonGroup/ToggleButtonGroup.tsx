import { twoLives } from '@ds/support/two-lives';
import { NativeToggleButtonGroup, type ToggleButtonGroupProps } from './NativeToggleButtonGroup';

/**
 * Switches between two or three views, effective immediately: how close a list's rows stand. Its form hears each change. For an answer that
 * is submitted later use RadioGroup.
 */
export const ToggleButtonGroup = twoLives<ToggleButtonGroupProps>({
  native: NativeToggleButtonGroup,
  enhanced: () =>
    import('@ds/enhanced/ToggleButtonGroup/EnhancedToggleButtonGroup').then((chunk) => chunk.EnhancedToggleButtonGroup),
  carry: ({ values: [defaultValue] }) => (defaultValue === undefined ? {} : { defaultValue }),
});
