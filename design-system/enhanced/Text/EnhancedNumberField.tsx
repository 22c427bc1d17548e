import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { controlAttributes, Field, labelId } from '@ds/primitives/Field/Field';
import styles from '@ds/primitives/Field/Field.module.css';
import type { NumberFieldProps } from '@ds/primitives/NumberField/NativeNumberField';
import { given } from '@ds/support/given';
import { EnhancedTextField } from './EnhancedTextField';

/** Values that can be shown as a number without being rewritten. */
const PLAIN = /^(0|-?[1-9]\d*)?$/;
const PLAIN_DECIMAL = /^(0|-?[1-9]\d*)?([.,]\d*[1-9])?$/;

/**
 * NumberField on a hydrated page. It sends what the field shows, as without scripts; anything but a plain number (such as input that the
 * server refused) is kept as written, in a text field.
 */
export function EnhancedNumberField({ decimal = false, width = 'xs', ...props }: NumberFieldProps) {
  const { name, label, id, hint, error, optional, hideLabel, suffix, value, defaultValue } = props;
  const { disabled, readOnly, required, type: _, min: _min, max: _max, step, ...native } = nativeOnly(props);
  const written = String(value ?? defaultValue ?? '').trim();
  if (!(decimal ? PLAIN_DECIMAL : PLAIN).test(written))
    return <EnhancedTextField {...props} width={width} inputMode={decimal ? 'decimal' : 'numeric'} />;
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes(texts);
  const number = written === '' ? NaN : Number(written.replace(',', '.'));
  return (
    <Field {...texts}>
      <NumberField
        id={control.id}
        aria-labelledby={labelId(texts)}
        {...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {})}
        {...(value === undefined ? { defaultValue: number } : { value: number })}
        // React-aria's `min` and `max` are not used: they would silently change the number, which should be refused with an error.
        formatOptions={{ useGrouping: false, maximumFractionDigits: decimal ? 6 : 0 }}
        {...(step === undefined ? {} : { step: Number(step) })}
        isDisabled={disabled ?? false}
        isReadOnly={readOnly ?? false}
        isRequired={required ?? false}
        isInvalid={Boolean(error)}
        isWheelDisabled
        validationBehavior="aria"
        className={(suffix ? styles.affixed : styles.whole) ?? ''}
      >
        <Input {...given(native)} name={name} autoComplete="off" className={className} />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </NumberField>
    </Field>
  );
}

/** The native attributes: neither the texts around the control nor its value. */
function nativeOnly(props: Omit<NumberFieldProps, 'decimal' | 'width'>) {
  const { name, label, id, hint, error, optional, hideLabel, suffix, value, defaultValue, ...native } = props;
  void [name, label, id, hint, error, optional, hideLabel, suffix, value, defaultValue];
  return native as typeof native & { type?: string };
}
