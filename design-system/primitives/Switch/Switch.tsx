import { Choice, type ChoiceProps } from '@ds/primitives/Checkbox/Choice';

export type SwitchProps = Omit<ChoiceProps, 'kind'>;

/** A setting that is on or off. Sends like a checkbox. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} kind="switch" />;
}
