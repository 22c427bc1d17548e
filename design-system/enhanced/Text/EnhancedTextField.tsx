import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { TextFieldProps } from '@ds/primitives/TextField/NativeTextField';
import { given } from '@ds/support/given';

/** TextField on a hydrated page. */
export function EnhancedTextField({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  suffix,
  type = 'text',
  value,
  defaultValue,
  disabled,
  readOnly,
  required,
  ...native
}: TextFieldProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes(texts);
  return (
    <Field {...texts}>
      <TextField
        id={control.id}
        name={name}
        type={type}
        aria-labelledby={labelId(texts)}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(value === undefined ? { defaultValue: String(defaultValue ?? '') } : { value: String(value) })}
        isDisabled={disabled ?? false}
        isReadOnly={readOnly ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={(suffix ? styles.affixed : styles.whole) ?? ''}
      >
        <Input {...given(native)} className={className} />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </TextField>
    </Field>
  );
}
