import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { describedBy } from '@ds/primitives/Field/Field';
import { Fieldset, legendId } from '@ds/primitives/Fieldset/Fieldset';
import choice from '@ds/primitives/Checkbox/Choice.module.css';
import type { ChoiceOption } from '@ds/primitives/CheckboxGroup/NativeCheckboxGroup';
import type { RadioGroupProps } from '@ds/primitives/RadioGroup/NativeRadioGroup';
import styles from '@ds/primitives/RadioGroup/RadioGroup.module.css';
import { classNames } from '@ds/support/class-names';
import { ChoiceMessages } from '@ds/primitives/Checkbox/ChoiceMessages';
import pressable from './Pressable.module.css';

/** RadioGroup on a hydrated page. */
export function EnhancedRadioGroup({
  name,
  options,
  defaultValue,
  variant = 'list',
  required,
  id = name,
  ...fieldset
}: RadioGroupProps) {
  const groupId = `${id}-group`;
  const description = describedBy(groupId, fieldset);
  const idOf = (option: ChoiceOption, index: number) => (index === 0 ? id : `${id}-${option.value}`);
  const looks = { list: undefined, inline: styles.inline, segmented: styles.segments, tiles: undefined };
  return (
    <Fieldset {...fieldset} id={groupId} role="presentation">
      <RadioGroup
        name={name}
        defaultValue={options.some(({ value }) => value === defaultValue) ? (defaultValue ?? null) : null}
        aria-labelledby={legendId(groupId)}
        {...(description ? { 'aria-describedby': description } : {})}
        isDisabled={fieldset.disabled ?? false}
        isInvalid={Boolean(fieldset.error)}
        isRequired={required ?? false}
        validationBehavior="aria"
        className={looks[variant] ?? ''}
        {...(variant === 'tiles' ? { 'data-tiles': '' } : {})}
      >
        {options.map((option, index) =>
          variant === 'segmented' ? (
            <Radio
              key={option.value}
              id={idOf(option, index)}
              value={option.value}
              isDisabled={option.disabled ?? false}
              className={classNames(styles.segment, pressable.pressable)}
            >
              {option.label}
            </Radio>
          ) : (
            <div key={option.value} className={choice.choice}>
              <Radio
                id={idOf(option, index)}
                value={option.value}
                isDisabled={option.disabled ?? false}
                className={classNames(choice.row, pressable.pressable, pressable.row)}
                {...(option.hint ? { 'aria-describedby': `${idOf(option, index)}-hint` } : {})}
              >
                <span className={classNames(choice.box, choice.radio)} />
                <span className={choice.label}>{option.label}</span>
              </Radio>
              <ChoiceMessages id={idOf(option, index)} hint={option.hint} />
            </div>
          ),
        )}
      </RadioGroup>
    </Fieldset>
  );
}
