import { Fragment } from 'react';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import type { ChoiceOption } from '@ds/primitives/CheckboxGroup/NativeCheckboxGroup';
import { Fieldset, type FieldsetProps } from '@ds/primitives/Fieldset/Fieldset';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps extends Omit<FieldsetProps, 'children' | 'role'> {
  name: string;
  options: readonly ChoiceOption[];
  defaultValue?: string | undefined;
  /** `segmented` is a row of short words, `list` one below the other, `inline` side by side, `tiles` for a thumb (dashboards). */
  variant?: 'list' | 'inline' | 'segmented' | 'tiles' | undefined;
  required?: boolean | undefined;
  /**
   * Text browsers choose the first of a group of which none is chosen. Where that would do harm, this is the first: what says that nothing is
   * chosen yet, which only they show. The form is sent without an answer then.
   */
  unchosen?: string | undefined;
}

/** One of a few options. The first radio button has the group's id, so that the error summary reaches it. */
export function NativeRadioGroup({
  name,
  options,
  defaultValue,
  variant = 'list',
  required,
  unchosen,
  id = name,
  ...fieldset
}: RadioGroupProps) {
  const idOf = (option: ChoiceOption, index: number) => (index === 0 ? id : `${id}-${option.value}`);
  return (
    <Fieldset {...fieldset} id={`${id}-group`} role="radiogroup" required={required}>
      {unchosen && defaultValue === undefined ? (
        <div hidden>
          <label>
            <input type="radio" name={name} value="" /> {unchosen}
          </label>
        </div>
      ) : null}
      {variant === 'segmented' ? (
        <div className={styles.segments}>
          {options.map((option, index) => (
            <Fragment key={option.value}>
              <label className={styles.segment}>
                <input
                  type="radio"
                  id={idOf(option, index)}
                  name={name}
                  value={option.value}
                  defaultChecked={option.value === defaultValue}
                  disabled={option.disabled}
                />{' '}
                {option.label}
              </label>{' '}
            </Fragment>
          ))}
        </div>
      ) : (
        <div
          className={variant === 'inline' ? styles.inline : undefined}
          data-tiles={variant === 'tiles' ? '' : undefined}
        >
          {options.map((option, index) => (
            <NativeChoice
              key={option.value}
              kind="radio"
              id={idOf(option, index)}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              defaultChecked={option.value === defaultValue}
            />
          ))}
        </div>
      )}
    </Fieldset>
  );
}
