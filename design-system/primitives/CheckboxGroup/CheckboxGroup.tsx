import { twoLives } from '@ds/support/two-lives';
import { NativeCheckboxGroup, type CheckboxGroupProps } from './NativeCheckboxGroup';

export type { CheckboxGroupProps, ChoiceOption } from './NativeCheckboxGroup';

/** Any number of options from a list; all are sent under one name. */
export const CheckboxGroup = twoLives<CheckboxGroupProps>({
  native: NativeCheckboxGroup,
  enhanced: () => import('@ds/enhanced/choices').then(({ EnhancedCheckboxGroup }) => EnhancedCheckboxGroup),
  carry: ({ values }) => ({ defaultValue: values }),
});
