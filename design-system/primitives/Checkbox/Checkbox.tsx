import { Choice, type ChoiceProps } from './Choice';

export type CheckboxProps = Omit<ChoiceProps, 'kind'>;

/** One yes-or-no question. Sends `value` (default `on`) when ticked, nothing otherwise. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} kind="checkbox" />;
}
