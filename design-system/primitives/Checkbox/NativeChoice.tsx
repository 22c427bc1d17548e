import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describedBy, type FieldTexts } from '@ds/primitives/Field/Field';
import { classNames } from '@ds/support/class-names';
import { ChoiceMessages } from './ChoiceMessages';
import styles from './Choice.module.css';

export interface ChoiceProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'type' | 'name' | 'id' | 'role'
> {
  name: string;
  id?: string | undefined;
  label: ReactNode;
  hint?: FieldTexts['hint'];
  error?: FieldTexts['error'];
  kind: 'checkbox' | 'radio' | 'switch';
  /** Draws it as something other than a box. */
  boxClass?: string | undefined;
}

/** The browser's own checkbox, radio button or switch, restyled. Says that it is required as NativeSelect does. */
export function NativeChoice({
  name,
  id: ownId,
  label,
  hint,
  error,
  kind,
  boxClass,
  required,
  ...native
}: ChoiceProps) {
  const id = ownId ?? name;
  return (
    <div className={styles.choice}>
      <input
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        {...native}
        id={id}
        name={name}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={classNames(styles.box, kind === 'radio' && styles.radio, boxClass)}
      />{' '}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <ChoiceMessages id={id} hint={hint} error={error} />
    </div>
  );
}
