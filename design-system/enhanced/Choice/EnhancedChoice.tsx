import { Checkbox } from 'react-aria-components/Checkbox';
import { Switch } from 'react-aria-components/Switch';
import { describedBy } from '@ds/primitives/Field/Field';
import type { ChoiceProps } from '@ds/primitives/Checkbox/NativeChoice';
import styles from '@ds/primitives/Checkbox/Choice.module.css';
import { classNames } from '@ds/support/class-names';
import { ChoiceMessages } from '@ds/primitives/Checkbox/ChoiceMessages';
import pressable from './Pressable.module.css';

/** One checkbox or switch on a hydrated page. */
export function EnhancedChoice({
  name,
  id: ownId,
  label,
  hint,
  error,
  kind,
  boxClass,
  value = 'on',
  checked,
  defaultChecked,
  disabled,
  required,
  form,
  onChange,
  onBlur,
  onFocus,
}: ChoiceProps) {
  const id = ownId ?? name;
  const description = describedBy(id, { hint, error });
  const Component = kind === 'switch' ? Switch : Checkbox;
  return (
    // The input's events, as a native one would emit them.
    <div className={styles.choice} onChange={onChange} onBlur={onBlur} onFocus={onFocus}>
      <Component
        id={id}
        name={name}
        value={String(value)}
        {...(checked === undefined ? { defaultSelected: defaultChecked ?? false } : { isSelected: checked })}
        {...(form === undefined ? {} : { form })}
        {...(description ? { 'aria-describedby': description } : {})}
        isDisabled={disabled ?? false}
        isInvalid={Boolean(error)}
        isRequired={required ?? false}
        validationBehavior="aria"
        className={classNames(styles.row, pressable.pressable, pressable.row)}
      >
        <span className={classNames(styles.box, boxClass)} />
        <span className={styles.label}>{label}</span>
      </Component>
      <ChoiceMessages id={id} hint={hint} error={error} />
    </div>
  );
}
