import { useRef } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { Button, DateInput, DateRangePicker, DateSegment, Group, Popover } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import type { DateRangeFieldProps } from '@ds/primitives/DateRangeField/NativeDateRangeField';
import { Columns } from '@ds/primitives/Columns/Columns';
import { describedBy } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import { Fieldset, legendId } from '@ds/primitives/Fieldset/Fieldset';
import { classNames } from '@ds/support/class-names';
import { DateLocale } from './DateLocale';
import { dayOf } from './date-text';
import { Days, MonthHead } from './Month';
import styles from './dates.module.css';

/** A period may have only one end. React-aria accepts that while somebody types, but its type allows only complete ranges. */
type OpenRange = Record<'start' | 'end', CalendarDate>;

/** DateRangeField on a hydrated page: the same names and values, and one calendar for both days. */
export function EnhancedDateRangeField(props: DateRangeFieldProps) {
  const { name, endName, labels, defaultStart, defaultEnd, min, max, ...fieldset } = props;
  const groupId = `${name}-group`;
  const description = describedBy(groupId, fieldset);
  const root = useRef<HTMLDivElement>(null);
  const [start, end, first, last] = [defaultStart, defaultEnd, min, max].map(dayOf);
  const part = (slot: 'start' | 'end') => (
    <div className={field.field}>
      <div className={field.label}>{labels[slot]}</div>
      <div
        className={classNames(field.control, field.sm, styles.group)}
        data-disabled={fieldset.disabled ? true : undefined}
      >
        <DateInput slot={slot} className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        {slot === 'end' ? (
          <Button className={styles.open ?? ''}>
            <Icon name="calendar" size={20} />
          </Button>
        ) : null}
      </div>
    </div>
  );
  return (
    <Fieldset {...fieldset} id={groupId} role="presentation">
      <div ref={root}>
        <DateLocale>
          <DateRangePicker
            id={name}
            startName={name}
            endName={endName}
            aria-labelledby={legendId(groupId)}
            {...(description ? { 'aria-describedby': description } : {})}
            {...(start || end ? { defaultValue: { start, end } as OpenRange } : {})}
            {...(first ? { minValue: first } : {})}
            {...(last ? { maxValue: last } : {})}
            isDisabled={fieldset.disabled ?? false}
            isInvalid={Boolean(fieldset.error)}
            validationBehavior="aria"
            shouldForceLeadingZeros
            firstDayOfWeek="mon"
            onChange={() => announceChange(() => root.current?.querySelector(`input[name="${CSS.escape(name)}"]`))}
          >
            {/* One group: the arrow keys go on from the first day's parts to the last day's. */}
            <Group>
              <Columns>
                {part('start')}
                {part('end')}
              </Columns>
            </Group>
            <Popover className={styles.popover ?? ''} offset={4}>
              <Dialog className={styles.dialog ?? ''}>
                <RangeCalendar className={styles.calendar ?? ''} firstDayOfWeek="mon">
                  <MonthHead />
                  <Days />
                </RangeCalendar>
              </Dialog>
            </Popover>
          </DateRangePicker>
        </DateLocale>
      </div>
    </Fieldset>
  );
}
