import { NativeRadioGroup } from '@ds/primitives/RadioGroup/NativeRadioGroup';

export interface ToggleButtonGroupProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

/** Radio buttons drawn as a row of words. */
export function NativeToggleButtonGroup(props: ToggleButtonGroupProps) {
  return <NativeRadioGroup {...props} variant="segmented" />;
}
