import type { ReactNode } from 'react';
import { controlAttributes, Field, type FieldTexts } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import { FieldError, FieldHint } from '@ds/primitives/Field/FieldMessages';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { classNames } from '@ds/support/class-names';
import styles from './DateTimeField.module.css';

export interface MomentTexts extends Pick<FieldTexts, 'name' | 'id' | 'label' | 'hint' | 'error' | 'optional'> {
  /** Label of the time field. */
  timeLabel: string;
  /** The error is the time's: it stands before the time, which alone is marked. */
  isOfTime?: boolean | undefined;
}

type Control = Omit<ReturnType<typeof controlAttributes>, 'className'> & {
  className: string | undefined;
  required: boolean;
};

interface MomentFrameProps extends MomentTexts {
  /** The control for the day: `id` is the field's own, which the error summary links to. */
  day: (control: Control) => ReactNode;
  /** The control for the time: its id ends in `-time`. Both have the same name. */
  time: (control: Control & { 'aria-labelledby': string }) => ReactNode;
}

/** Two fields for one moment, with their error above both; in a text browser, before the one that is wrong. */
export function MomentFrame({
  name,
  id: ownId,
  label,
  hint,
  error,
  isOfTime = false,
  optional,
  timeLabel,
  day,
  time,
}: MomentFrameProps) {
  const id = ownId ?? name;
  const timeId = `${id}-time`;
  const required = optional === undefined;
  const control = { ...controlAttributes({ name, id, label, hint, error }), required };
  const hinted = { ...controlAttributes({ name, id, label, hint }), required };
  // Drawn above both fields: beside the day it would be a narrow column of words.
  const isBetween = useIsTextBrowser() && isOfTime;
  const said = error ? (
    <FieldError id={`${id}-error`}>
      {/* Where styles are missing it stands between the fields of two moments. */}
      <span className="visually-hidden">
        {label}
        {isOfTime ? `, ${timeLabel.toLowerCase()}` : null}:{' '}
      </span>
      {error}
    </FieldError>
  ) : null;
  return (
    <div className={classNames(field.field, error ? field.invalid : null)} data-field={name}>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {isBetween ? null : said}
      <div className={styles.parts}>
        <Field name={name} id={id} label={label} optional={optional}>
          {day(isOfTime ? hinted : control)}
        </Field>
        {isBetween ? said : null}
        <Field name={name} id={timeId} label={timeLabel}>
          {/* Named «Departure Time», but side by side «Time» is enough. */}
          {time({ ...control, id: timeId, 'aria-labelledby': `${id}-label ${timeId}-label` })}
        </Field>
      </div>
    </div>
  );
}
