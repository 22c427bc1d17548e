import { onceLoaded } from '@ds/support/once-loaded';

export interface ToggleButtonGroupProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** A view chosen from two or three, at once (how dense a list is). Not there without scripts; a choice that is sent is a RadioGroup. */
export const ToggleButtonGroup = onceLoaded<ToggleButtonGroupProps>(() =>
  import('@ds/enhanced/ToggleButtonGroup/EnhancedToggleButtonGroup').then((chunk) => chunk.EnhancedToggleButtonGroup),
);
