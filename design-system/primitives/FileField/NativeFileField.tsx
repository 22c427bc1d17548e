import type { ComponentPropsWithoutRef } from 'react';
import { Field, controlAttributes, type FieldTexts } from '@ds/primitives/Field/Field';
import { classNames } from '@ds/support/class-names';
import styles from './FileField.module.css';

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldTexts | 'className' | 'type' | 'defaultValue' | 'value'
>;

export interface NativeFileFieldProps extends FieldTexts, NativeInput {
  /** The files that the browser offers: media types separated by commas. The server checks for itself. */
  accept: string;
  /** Shown in place of the browser's own words. */
  shown?: { choose: string; chosen: string } | undefined;
}

/** The browser's own. The form needs `encType="multipart/form-data"`; the chosen file is never restored after an error. */
export function NativeFileField({
  name,
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  width,
  shown,
  ...native
}: NativeFileFieldProps) {
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const { className, ...control } = controlAttributes(texts);
  return (
    <Field {...texts}>
      <div className={styles.file}>
        <input type="file" {...native} {...control} className={classNames(className, shown && styles.covered)} />
        {shown ? (
          <span className={styles.shown} aria-hidden="true">
            <span className={styles.choose}>{shown.choose}</span>
            <span className={styles.name}>{shown.chosen}</span>
          </span>
        ) : null}
      </div>
    </Field>
  );
}
