import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { TextAreaProps } from '@ds/primitives/TextArea/NativeTextArea';
import { given } from '@ds/support/given';

/** TextArea on a hydrated page. */
export function EnhancedTextArea({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  rows = 4,
  cols = 60,
  value,
  defaultValue,
  disabled,
  readOnly,
  required,
  ...native
}: TextAreaProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes(texts);
  return (
    <Field {...texts}>
      <TextField
        id={control.id}
        name={name}
        aria-labelledby={labelId(texts)}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(value === undefined ? { defaultValue: String(defaultValue ?? '') } : { value: String(value) })}
        isDisabled={disabled ?? false}
        isReadOnly={readOnly ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={styles.whole ?? ''}
      >
        <TextArea {...given(native)} rows={rows} cols={cols} className={className} />
      </TextField>
    </Field>
  );
}
