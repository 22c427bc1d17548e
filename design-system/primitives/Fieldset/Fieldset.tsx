import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '@ds/primitives/Field/FieldMessages';
import { describedBy } from '@ds/primitives/Field/Field';
import { classNames } from '@ds/support/class-names';
import styles from './Fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  /** Needed with a hint or an error; the error summary links to it. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** `section` shows the legend as a heading over several fields; `group` as the label of one question. */
  level?: 'section' | 'group' | undefined;
  hideLegend?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `presentation` if a group inside is named by the legend. */
  role?: 'radiogroup' | 'group' | 'presentation' | undefined;
  /** Of a `radiogroup`: one must be chosen. */
  required?: boolean | undefined;
  children: ReactNode;
}

/** The id of the legend of the fieldset with this id. */
export const legendId = (id: string): string => `${id}-legend`;

/** Fields that belong together, under one legend. */
export function Fieldset({
  legend,
  id,
  hint,
  error,
  level = 'group',
  hideLegend,
  disabled,
  role,
  required,
  children,
}: FieldsetProps) {
  return (
    <fieldset
      id={id}
      role={role}
      aria-required={required || undefined}
      disabled={disabled}
      className={classNames(styles.fieldset, error ? styles.invalid : null)}
      aria-describedby={id && role !== 'presentation' ? describedBy(id, { hint, error }) : undefined}
      tabIndex={error && role !== 'presentation' ? -1 : undefined}
    >
      <legend
        {...(id ? { id: legendId(id) } : {})}
        className={hideLegend ? 'visually-hidden' : level === 'section' ? undefined : styles.legend}
      >
        {level === 'section' ? <h2 className={hideLegend ? undefined : styles.section}>{legend}</h2> : legend}
      </legend>
      {hint ? <FieldHint id={id ? `${id}-hint` : undefined}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id ? `${id}-error` : undefined}>{error}</FieldError> : null}
      {children}
    </fieldset>
  );
}
