import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Field, controlAttributes, type FieldTexts, unitId } from '@ds/primitives/Field/Field';
import { useIsTextBrowser } from '@ds/support/text-browser';
import styles from '@ds/primitives/Field/Field.module.css';

type NativeInput = Omit<ComponentPropsWithoutRef<'input'>, keyof FieldTexts | 'className' | 'prefix' | 'children'>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  /** A unit or sign after the control: `kr`, `km`. */
  suffix?: ReactNode;
}

/** As many characters of an address or an e-mail address are seen where no styles make a field wide; browsers there show 20. */
const TEXT_BROWSER_SIZE = 40;

/** One line of text. The base of the other text-like fields. */
export function NativeTextField({
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
  defaultValue,
  ...native
}: TextFieldProps) {
  const isText = useIsTextBrowser();
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const input = (
    <input
      type={type}
      {...(isText && (width === undefined || width === 'full') && { size: TEXT_BROWSER_SIZE })}
      {...native}
      {...controlAttributes({ ...texts, suffix })}
      defaultValue={plainSpaces(defaultValue)}
    />
  );
  return (
    <Field {...texts}>
      {suffix ? (
        <div className={styles.affixed}>
          {/* Apart where styles are missing. */}
          {input}{' '}
          <span id={unitId(texts)} className={styles.affix}>
            {suffix}
          </span>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

/** Amounts are grouped by spaces at which no line breaks: in a field lynx shows those as other letters. */
const plainSpaces = <Value,>(value: Value) => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value);
