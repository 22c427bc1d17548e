import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import type { SearchFieldProps } from '@ds/primitives/SearchField/NativeSearchField';
import { classNames } from '@ds/support/class-names';
import { given } from '@ds/support/given';
import styles from './SearchField.module.css';

/** SearchField on a hydrated page. */
export function EnhancedSearchField({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  clearLabel,
  value,
  defaultValue,
  disabled,
  required,
  readOnly: _,
  ...native
}: SearchFieldProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes(texts);
  return (
    <Field {...texts}>
      <SearchField
        id={control.id}
        name={name}
        aria-labelledby={labelId(texts)}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(value === undefined ? { defaultValue: String(defaultValue ?? '') } : { value: String(value) })}
        isDisabled={disabled ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        // Escape and the cross tell the form, as typing does.
        onClear={() => announceChange(() => document.getElementById(control.id))}
        className={classNames(field.whole, styles.search)}
      >
        <Input {...given(native)} className={className} />
        <Button className={styles.clear ?? ''} aria-label={clearLabel}>
          <Icon name="cross" />
        </Button>
      </SearchField>
    </Field>
  );
}
