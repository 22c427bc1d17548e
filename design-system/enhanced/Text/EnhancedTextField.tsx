import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Field, unitId } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { TextFieldProps } from '@ds/primitives/TextField/NativeTextField';
import { textControl, textValue } from './text-control';

/** TextField on a hydrated page. */
export function EnhancedTextField({ suffix, type = 'text', value, defaultValue, ...props }: TextFieldProps) {
  const { texts, aria, control } = textControl({ ...props, suffix });
  return (
    <Field {...texts}>
      <TextField
        {...aria}
        name={texts.name}
        type={type}
        {...textValue(value, defaultValue)}
        className={(suffix ? styles.affixed : styles.whole) ?? ''}
      >
        <Input {...control} />
        {suffix ? (
          <span id={unitId(texts)} className={styles.affix}>
            {suffix}
          </span>
        ) : null}
      </TextField>
    </Field>
  );
}
