import { useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import { Columns } from '@ds/primitives/Columns/Columns';
import type { DateRangeFieldProps } from '@ds/primitives/DateRangeField/NativeDateRangeField';
import { controlAttributes, Field } from '@ds/primitives/Field/Field';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { dayOf } from './date-text';
import { DayInput, readDay } from './DayInput';
import { MonthOfTwo } from './Month';

/** DateRangeField on a hydrated page: the same text fields, and one calendar for both days. */
export function EnhancedDateRangeField(props: DateRangeFieldProps) {
  const { name, endName, labels, defaultStart, defaultEnd, min, max, past = false, ...fieldset } = props;
  const [days, setDays] = useState({ start: defaultStart ?? '', end: defaultEnd ?? '' });
  const read = (typed: string) => readDay(typed, { past });
  const names = { start: name, end: endName };
  const change = (next: typeof days) => {
    setDays(next);
    for (const which of ['start', 'end'] as const)
      if (next[which] !== days[which]) announceChange(() => document.getElementById(names[which]));
  };
  const part = (which: 'start' | 'end') => {
    const texts = { name: names[which], id: names[which], label: labels[which], width: 'sm' } as const;
    return (
      <Field {...texts}>
        <DayInput
          control={controlAttributes(texts)}
          disabled={fieldset.disabled}
          of={labels[which]}
          read={read}
          value={days[which]}
          onType={(text) => setDays({ ...days, [which]: text })}
          onSettled={(text) => change({ ...days, [which]: text })}
          isInvalid={Boolean(fieldset.error)}
          calendar={(close) => (
            <MonthOfTwo
              label={`${labels.start}, ${labels.end}`}
              asks={labels}
              days={[dayOf(read(days.start)), dayOf(read(days.end))]}
              first={dayOf(min)}
              last={dayOf(max)}
              onDays={(start, end) => {
                change({ start, end });
                close();
              }}
            />
          )}
        />
      </Field>
    );
  };
  return (
    <Fieldset {...fieldset} id={`${name}-group`}>
      <Columns>
        {part('start')}
        {part('end')}
      </Columns>
    </Fieldset>
  );
}
