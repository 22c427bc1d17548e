import type { ReactNode } from 'react';
import { controlAttributes, Field, type FieldTexts } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import { FieldError, FieldHint } from '@ds/primitives/Field/FieldMessages';
import { classNames } from '@ds/support/class-names';
import styles from './DateTimeField.module.css';

export interface MomentTexts extends Pick<FieldTexts, 'name' | 'id' | 'label' | 'hint' | 'error' | 'optional'> {
  /** Over the field of the time. */
  timeLabel: string;
}

type Control = Omit<ReturnType<typeof controlAttributes>, 'className'> & { className: string | undefined };

interface MomentFrameProps extends MomentTexts {
  /** The control of the day: `id` is the field's own, where the list of errors leads to. */
  day: (control: Control) => ReactNode;
  /** That of the time: its id ends in `-time`. Both have one name. */
  time: (control: Control & { 'aria-labelledby': string }) => ReactNode;
}

/** Two fields for one moment: what is wrong stands above both. */
export function MomentFrame({ name, id: ownId, label, hint, error, optional, timeLabel, day, time }: MomentFrameProps) {
  const id = ownId ?? name;
  const timeId = `${id}-time`;
  const control = controlAttributes({ name, id, label, hint, error });
  return (
    <div className={classNames(field.field, error ? field.invalid : null)} data-field={name}>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.parts}>
        <Field name={name} id={id} label={label} optional={optional}>
          {day(control)}
        </Field>
        <Field name={name} id={timeId} label={timeLabel}>
          {/* «Departure Time»: beside each other «Time» says enough. */}
          {time({ ...control, id: timeId, 'aria-labelledby': `${id}-label ${timeId}-label` })}
        </Field>
      </div>
    </div>
  );
}
