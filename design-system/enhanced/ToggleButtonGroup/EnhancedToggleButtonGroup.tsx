import { useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { announceChange } from '@ds/enhanced/announce-change';
import { Fieldset, legendId } from '@ds/primitives/Fieldset/Fieldset';
import radio from '@ds/primitives/RadioGroup/RadioGroup.module.css';
import type { ToggleButtonGroupProps } from '@ds/primitives/ToggleButtonGroup/NativeToggleButtonGroup';
import { classNames } from '@ds/support/class-names';
import styles from './ToggleButtonGroup.module.css';

/** ToggleButtonGroup on a hydrated page: the same name and values. */
export function EnhancedToggleButtonGroup({ name, legend, options, defaultValue }: ToggleButtonGroupProps) {
  const groupId = `${name}-group`;
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Fieldset id={groupId} legend={legend} role="presentation">
      <input ref={input} type="hidden" name={name} value={value} />
      <ToggleButtonGroup
        aria-labelledby={legendId(groupId)}
        className={radio.segments ?? ''}
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={([key]) => {
          if (key === undefined) return;
          setValue(String(key));
          announceChange(() => input.current);
        }}
      >
        {options.map((option, index) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            // Has the native control's id, so that the focus is kept: react-aria does not render its own.
            ref={(button) => {
              if (button) button.id = index === 0 ? name : `${name}-${option.value}`;
            }}
            className={classNames(radio.segment, styles.button)}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Fieldset>
  );
}
