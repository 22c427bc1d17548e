import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { FieldError, FieldHint } from './FieldMessages';
import styles from './Field.module.css';

export type FieldWidth = 'xs' | 'sm' | 'md' | 'full';

/** The texts around every field's control. `id` defaults to `name`: the error summary links to `#id`. */
export interface FieldTexts {
  name: string;
  label: ReactNode;
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The word for «optional», shown after the label. Fields without it are required. */
  optional?: string | undefined;
  /** Keeps the label for screen readers only, where a heading or column already says it. */
  hideLabel?: boolean | undefined;
  width?: FieldWidth | undefined;
}

/** What is said of a control after its name. */
interface Description extends Pick<FieldTexts, 'hint' | 'error'> {
  /** The unit after the control (`unitId`). */
  suffix?: ReactNode;
}

/** The ids of hint, error and unit for `aria-describedby`; undefined without any. */
export function describedBy(id: string, { hint, error, suffix }: Description): string | undefined {
  return (
    classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null, suffix ? unitId({ id }) : null) || undefined
  );
}

/** The id of the unit after a control. */
export const unitId = ({ id, name }: { id?: string | undefined; name?: string }): string => `${id ?? name}-unit`;

/** The id of the label, for controls that a `label` element cannot name. */
export const labelId = ({ id, name }: Pick<FieldTexts, 'id' | 'name'>): string => `${id ?? name}-label`;

/** The attributes that connect a native control with its label, hint and error. */
export function controlAttributes({
  id: ownId,
  name,
  hint,
  error,
  suffix,
  width = 'full',
}: FieldTexts & Pick<Description, 'suffix'>) {
  const id = ownId ?? name;
  return {
    id,
    name,
    className: classNames(styles.control, width !== 'full' && styles[width]),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(id, { hint, error, suffix }),
  };
}

/** Label, hint and error around one control, in reading order. */
export function Field({
  id: ownId,
  name,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FieldTexts & { children: ReactNode }) {
  const id = ownId ?? name;
  return (
    <div className={classNames(styles.field, error ? styles.invalid : null)}>
      {/* On a line of its own in text browsers too: w3m would draw a three-line field above its name. */}
      <div className={hideLabel ? 'visually-hidden' : styles.label}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
          {optional ? <span className={styles.optional}> ({optional})</span> : null}
        </label>
      </div>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </div>
  );
}
