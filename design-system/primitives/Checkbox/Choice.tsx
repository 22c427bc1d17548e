import { twoLives } from '@ds/support/two-lives';
import { NativeChoice, type ChoiceProps } from './NativeChoice';

export type { ChoiceProps } from './NativeChoice';

/** One box or switch with its label: the shared body of Checkbox and Switch. */
export const Choice = twoLives<ChoiceProps>({
  native: NativeChoice,
  enhanced: () => import('@ds/enhanced/controls').then(({ EnhancedChoice }) => EnhancedChoice),
  carry: ({ checked }) => ({ defaultChecked: checked }),
});
