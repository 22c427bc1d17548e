import { twoLives } from '@ds/support/two-lives';
import { NativeToggleButtonGroup, type ToggleButtonGroupProps } from './NativeToggleButtonGroup';

/** A view chosen from two or three, at once: how close a list's rows stand. Its form hears each change. An answer that is sent later is a RadioGroup. */
export const ToggleButtonGroup = twoLives<ToggleButtonGroupProps>({
  native: NativeToggleButtonGroup,
  enhanced: () =>
    import('@ds/enhanced/ToggleButtonGroup/EnhancedToggleButtonGroup').then((chunk) => chunk.EnhancedToggleButtonGroup),
  carry: ({ values: [defaultValue] }) => (defaultValue === undefined ? {} : { defaultValue }),
});
