import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@ds/primitives/ToggleButtonGroup/ToggleButtonGroup';
import styles from './ToggleButtonGroup.module.css';

export function EnhancedToggleButtonGroup({ label, options, value, onChange }: ToggleButtonGroupProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group ?? ''}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(String(key));
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={styles.button ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
