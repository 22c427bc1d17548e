import { twoLives } from '@ds/support/two-lives';
import { NativeRadioGroup, type RadioGroupProps } from './NativeRadioGroup';

export type { RadioGroupProps } from './NativeRadioGroup';

/** One of a few options. */
export const RadioGroup = twoLives<RadioGroupProps>({
  native: NativeRadioGroup,
  enhanced: () => import('@ds/enhanced/choices').then(({ EnhancedRadioGroup }) => EnhancedRadioGroup),
  carry: ({ values }) => ({ defaultValue: values[0] }),
});
