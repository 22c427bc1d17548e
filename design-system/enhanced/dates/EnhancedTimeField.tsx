import { useRef } from 'react';
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField';
import { announceChange } from '@ds/enhanced/announce-change';
import { describedBy, Field, labelId } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import type { TimeFieldProps } from '@ds/primitives/TimeField/NativeTimeField';
import { classNames } from '@ds/support/class-names';
import { timeOf } from './date-text';
import styles from './dates.module.css';

/** TimeField on a hydrated page. Sends `08:00` as the browser's field does, not react-aria's `08:00:00`. */
export function EnhancedTimeField(props: TimeFieldProps) {
  const { name, label, id: ownId, hint, error, optional, hideLabel, width = 'xs' } = props;
  const { defaultValue, disabled, readOnly, required, form, onChange, onBlur, onFocus } = props;
  const id = ownId ?? name;
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const description = describedBy(id, texts);
  const first = timeOf(defaultValue);
  const hidden = useRef<HTMLInputElement>(null);
  return (
    <Field {...texts}>
      <div className={field.whole} onChange={onChange} onBlur={onBlur} onFocus={onFocus}>
        <TimeField
          id={id}
          aria-labelledby={labelId(texts)}
          {...(description ? { 'aria-describedby': description } : {})}
          defaultValue={first}
          isDisabled={disabled ?? false}
          isReadOnly={readOnly ?? false}
          isRequired={required ?? false}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          hourCycle={24}
          shouldForceLeadingZeros
          onChange={(time) => {
            if (hidden.current) hidden.current.value = time ? time.toString().slice(0, 5) : '';
            announceChange(() => hidden.current);
          }}
        >
          <DateInput
            className={classNames(field.control, width !== 'full' && field[width], styles.group, styles.input)}
          >
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
        </TimeField>
        <input
          ref={hidden}
          type="hidden"
          name={name}
          form={form}
          disabled={disabled}
          defaultValue={first ? first.toString().slice(0, 5) : ''}
        />
      </div>
    </Field>
  );
}
