import { twoLives } from '@ds/support/two-lives';
import { NativeChoice, type ChoiceProps as NativeChoiceProps } from './NativeChoice';

/** A radio button is enhanced with its group, RadioGroup. */
export type ChoiceProps = NativeChoiceProps & { kind: Exclude<NativeChoiceProps['kind'], 'radio'> };

/** One checkbox or switch with its label: shared by Checkbox and Switch. */
export const Choice = twoLives<ChoiceProps>({
  native: NativeChoice,
  enhanced: () => import('@ds/enhanced/choices').then(({ EnhancedChoice }) => EnhancedChoice),
  carry: ({ checked }) => ({ defaultChecked: checked }),
});
