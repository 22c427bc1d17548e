import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CalendarDateTime } from '@internationalized/date';
import { DatePicker } from 'react-aria-components/DatePicker';
import {
  Button,
  DateInput,
  DateRangePicker,
  DateRangePickerStateContext,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import pair from '@ds/primitives/DateTimeRangeField/DateTimeRangeField.module.css';
import type { DateTimeRangeFieldProps } from '@ds/primitives/DateTimeRangeField/NativeDateTimeRangeField';
import field from '@ds/primitives/Field/Field.module.css';
import { FieldError } from '@ds/primitives/Field/FieldMessages';
import { classNames } from '@ds/support/class-names';
import { DateLocale } from './DateLocale';
import { momentOf, momentText } from './date-text';
import { Days, Month, MonthHead } from './Month';
import styles from './dates.module.css';

interface Moments {
  start: CalendarDateTime | null;
  end: CalendarDateTime | null;
}

const SHARED = {
  granularity: 'minute',
  hourCycle: 24,
  validationBehavior: 'aria',
  shouldForceLeadingZeros: true,
  firstDayOfWeek: 'mon',
} as const;

/** What DateTimeRangeField becomes in a page that lives: the same names and values, and one calendar for both days. */
export function EnhancedDateTimeRangeField(props: DateTimeRangeFieldProps) {
  const { name, endName, labels, optionalEnd, defaultStart, defaultEnd, errors, startAlone = false } = props;
  const [moments, setMoments] = useState<Moments>(() => ({ start: momentOf(defaultStart), end: momentOf(defaultEnd) }));
  const parts = {
    start: { name, label: labels.start, error: errors?.start, slot: 'start' },
    end: { name: endName, label: labels.end, optional: optionalEnd, error: errors?.end, slot: 'end' },
  } as const;
  const sent = (
    <>
      <Sent name={name} moment={moments.start} />
      <Sent name={endName} moment={moments.end} />
    </>
  );
  if (startAlone)
    return (
      <DateLocale>
        <DatePicker
          {...SHARED}
          aria-labelledby={`${name}-label`}
          value={moments.start}
          isInvalid={Boolean(errors?.start)}
          onChange={(start) => setMoments({ ...moments, start })}
        >
          <Group className={pair.pair ?? ''}>
            <Part {...parts.start} slot={null} opens />
          </Group>
          <Floating>
            <Month />
          </Floating>
          {sent}
        </DatePicker>
      </DateLocale>
    );
  const { start, end } = moments;
  return (
    <DateLocale>
      <DateRangePicker
        {...SHARED}
        aria-label={`${labels.start}, ${labels.end}`}
        {...(start && end ? { defaultValue: { start, end } } : {})}
        isInvalid={Boolean(errors?.start ?? errors?.end)}
      >
        {/* One group: the arrows go from the first day's parts to the last one's. */}
        <Group className={pair.pair ?? ''}>
          <Part {...parts.start} />
          <Part {...parts.end} opens />
        </Group>
        <Floating>
          <RangeCalendar className={styles.calendar ?? ''} firstDayOfWeek="mon">
            <MonthHead />
            <Days />
          </RangeCalendar>
        </Floating>
        <Follow onMoments={setMoments} />
        {sent}
      </DateRangePicker>
    </DateLocale>
  );
}

interface PartProps {
  name: string;
  label: string;
  optional?: string | undefined;
  error: string | undefined;
  slot: 'start' | 'end' | null;
  /** Has the button that opens the calendar. */
  opens?: boolean;
}

/** A day and time in parts. Its id is that of the browser's own field, and takes the focus to its first part. */
function Part({ name, label, optional, error, slot, opens = false }: PartProps) {
  const group = useRef<HTMLDivElement>(null);
  const toFirstPart = () => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  return (
    <div className={classNames(field.field, error ? field.invalid : null)}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press goes to the first part, as a label's does; by keyboard the parts are where Tab goes anyway */}
      <div id={`${name}-label`} className={field.label} onClick={toFirstPart}>
        {label}
        {optional ? <span className={field.optional}> ({optional})</span> : null}
      </div>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <div
        id={name}
        ref={group}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${name}-label`}
        aria-describedby={error ? `${name}-error` : undefined}
        className={classNames(field.control, styles.group)}
        data-field={name}
        data-invalid={error ? '' : undefined}
        onFocus={(event) => {
          if (event.target === event.currentTarget) toFirstPart();
        }}
      >
        <DateInput slot={slot} className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        {opens ? (
          <Button className={styles.open ?? ''}>
            <Icon name="calendar" size={20} />
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const Floating = ({ children }: { children: ReactNode }) => (
  <Popover className={styles.popover ?? ''} offset={4}>
    <Dialog className={styles.dialog ?? ''}>{children}</Dialog>
  </Popover>
);

/** Follows the picker's state: it tells nobody of a range of which one end is missing. */
function Follow({ onMoments }: { onMoments: (moments: Moments) => void }) {
  const value = useContext(DateRangePickerStateContext)?.value;
  const start = (value?.start ?? null) as CalendarDateTime | null;
  const end = (value?.end ?? null) as CalendarDateTime | null;
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else onMoments({ start, end });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- two values that are written alike are the same
  }, [start?.toString(), end?.toString()]);
  return null;
}

/** What the form sends: as the browser's own field does, without seconds. */
function Sent({ name, moment }: { name: string; moment: CalendarDateTime | null }) {
  const value = momentText(moment);
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    if (said.current === value) return;
    said.current = value;
    announceChange(() => input.current);
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} />;
}
