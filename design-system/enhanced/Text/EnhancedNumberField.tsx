import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { Field, unitId } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { NumberFieldProps } from '@ds/primitives/NumberField/NativeNumberField';
import { EnhancedTextField } from './EnhancedTextField';
import { textControl } from './text-control';

/** Values that can be shown as a number without being rewritten. */
const PLAIN = /^(0|-?[1-9]\d*)?$/;
const PLAIN_DECIMAL = /^(0|-?[1-9]\d*)?([.,]\d*[1-9])?$/;

/**
 * NumberField on a hydrated page. It sends what the field shows, as without scripts; anything but a plain number (such as input that the
 * server refused) is kept as written, in a text field.
 */
export function EnhancedNumberField({ decimal = false, width = 'xs', ...props }: NumberFieldProps) {
  const { suffix, value, defaultValue, min: _min, max: _max, step, ...rest } = { ...props, width };
  const written = String(value ?? defaultValue ?? '').trim();
  if (!(decimal ? PLAIN_DECIMAL : PLAIN).test(written))
    return <EnhancedTextField {...props} width={width} inputMode={decimal ? 'decimal' : 'numeric'} />;
  const { texts, aria, control } = textControl({ ...rest, suffix });
  const number = written === '' ? NaN : Number(written.replace(',', '.'));
  return (
    <Field {...texts}>
      <NumberField
        {...aria}
        {...(value === undefined ? { defaultValue: number } : { value: number })}
        // React-aria's `min` and `max` are not used: they would silently change the number, which should be refused with an error.
        formatOptions={{ useGrouping: false, maximumFractionDigits: decimal ? 6 : 0 }}
        {...(step === undefined ? {} : { step: Number(step) })}
        isWheelDisabled
        className={(suffix ? styles.affixed : styles.whole) ?? ''}
      >
        <Input {...control} name={texts.name} autoComplete="off" />
        {suffix ? (
          <span id={unitId(texts)} className={styles.affix}>
            {suffix}
          </span>
        ) : null}
      </NumberField>
    </Field>
  );
}
