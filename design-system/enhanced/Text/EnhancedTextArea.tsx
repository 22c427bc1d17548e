import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Field } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { TextAreaProps } from '@ds/primitives/TextArea/NativeTextArea';
import { textControl, textValue } from './text-control';

/** TextArea on a hydrated page. */
export function EnhancedTextArea({ rows = 4, cols = 60, value, defaultValue, ...props }: TextAreaProps) {
  const { texts, aria, control } = textControl(props);
  return (
    <Field {...texts}>
      <TextField {...aria} name={texts.name} {...textValue(value, defaultValue)} className={styles.whole ?? ''}>
        <TextArea {...control} rows={rows} cols={cols} />
      </TextField>
    </Field>
  );
}
