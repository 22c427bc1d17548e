import { useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import type { DateFieldProps } from '@ds/primitives/DateField/NativeDateField';
import { controlAttributes, Field } from '@ds/primitives/Field/Field';
import { dayOf } from './date-text';
import { useCalendarName } from './calendar-words';
import { DayInput, readDay } from './DayInput';
import { Month } from './Month';

/** DateField on a hydrated page: the same text field, which shows how a day was understood when it loses focus, with a calendar. */
export function EnhancedDateField(props: DateFieldProps) {
  const { name, label, id: ownId, hint, error, optional, hideLabel, width = 'sm' } = props;
  const { defaultValue, min, max, disabled, readOnly, required, form } = props;
  const id = ownId ?? name;
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const open = useCalendarName();
  const [text, setText] = useState(defaultValue ?? '');
  const change = (day: string) => {
    if (day === text) return;
    setText(day);
    announceChange(() => document.getElementById(id));
  };
  return (
    <Field {...texts}>
      <DayInput
        control={controlAttributes(texts)}
        {...{ disabled, readOnly, required, form }}
        of={label}
        value={text}
        onType={setText}
        onSettled={change}
        isInvalid={Boolean(error)}
        calendar={(close) => (
          <Month
            label={typeof label === 'string' ? label : open}
            day={dayOf(readDay(text))}
            first={dayOf(min)}
            last={dayOf(max)}
            onDay={(day) => {
              change(day);
              close();
            }}
          />
        )}
      />
    </Field>
  );
}
