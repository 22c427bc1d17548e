import type { ReactNode } from 'react';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import { Fieldset, type FieldsetProps } from '@ds/primitives/Fieldset/Fieldset';

/** One option of a group of checkboxes or radio buttons. */
export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'children' | 'role'> {
  name: string;
  options: readonly ChoiceOption[];
  defaultValue?: readonly string[] | undefined;
}

/**
 * Any number of options from a list; all are sent under one name. The first checkbox has the group's id, so that the error summary reaches
 * it.
 */
export function NativeCheckboxGroup({ name, options, defaultValue = [], id = name, ...fieldset }: CheckboxGroupProps) {
  return (
    <Fieldset {...fieldset} id={`${id}-group`}>
      <div data-choices>
        {options.map((option, index) => (
          <NativeChoice
            key={option.value}
            kind="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            defaultChecked={defaultValue.includes(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
