import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { describedBy } from '@ds/primitives/Field/Field';
import { Fieldset, legendId } from '@ds/primitives/Fieldset/Fieldset';
import type { CheckboxGroupProps } from '@ds/primitives/CheckboxGroup/NativeCheckboxGroup';
import styles from '@ds/primitives/Checkbox/Choice.module.css';
import { classNames } from '@ds/support/class-names';
import { ChoiceMessages } from '@ds/primitives/Checkbox/ChoiceMessages';
import pressable from './Pressable.module.css';

/** CheckboxGroup on a hydrated page. */
export function EnhancedCheckboxGroup({
  name,
  options,
  defaultValue = [],
  id = name,
  ...fieldset
}: CheckboxGroupProps) {
  const groupId = `${id}-group`;
  const description = describedBy(groupId, fieldset);
  return (
    <Fieldset {...fieldset} id={groupId} role="presentation">
      <CheckboxGroup
        name={name}
        data-choices
        defaultValue={[...defaultValue]}
        aria-labelledby={legendId(groupId)}
        {...(description ? { 'aria-describedby': description } : {})}
        isDisabled={fieldset.disabled ?? false}
        isInvalid={Boolean(fieldset.error)}
        validationBehavior="aria"
      >
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <div key={option.value} className={styles.choice}>
              <Checkbox
                id={optionId}
                value={option.value}
                isDisabled={option.disabled ?? false}
                className={classNames(styles.row, pressable.pressable, pressable.row)}
                {...(option.hint ? { 'aria-describedby': `${optionId}-hint` } : {})}
              >
                <span className={styles.box} />
                <span className={styles.label}>{option.label}</span>
              </Checkbox>
              <ChoiceMessages id={optionId} hint={option.hint} />
            </div>
          );
        })}
      </CheckboxGroup>
    </Fieldset>
  );
}
