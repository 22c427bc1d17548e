import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { formatDate, writtenDay } from '@formats';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import { MomentFrame } from '@ds/primitives/DateTimeField/MomentFrame';
import { momentParts, type MomentParts } from '@ds/primitives/DateTimeField/moment-parts';
import pair from '@ds/primitives/DateTimeRangeField/DateTimeRangeField.module.css';
import type { DateTimeRangeFieldProps } from '@ds/primitives/DateTimeRangeField/NativeDateTimeRangeField';
import { classNames } from '@ds/support/class-names';
import { DateLocale } from './DateLocale';
import { dayOf } from './date-text';
import { Days, MonthHead } from './Month';
import { TimeCombo } from './TimeCombo';
import styles from './dates.module.css';

const readDay = (typed: string) => writtenDay(typed, formatDate(Date.now()));

const DAY_MS = 86_400_000;
const daysBetween = (first: CalendarDate, last: CalendarDate): number =>
  Math.round((last.toDate('UTC').getTime() - first.toDate('UTC').getTime()) / DAY_MS);

/**
 * DateTimeRangeField on a hydrated page: the same text fields, which show how a day was understood when they lose focus, one calendar for
 * both days, and a list of times.
 */
export function EnhancedDateTimeRangeField(props: DateTimeRangeFieldProps) {
  const { name, endName, labels, optionalEnd, defaultStart, defaultEnd, errors, startAlone = false } = props;
  const [start, setStart] = useState(() => momentParts(defaultStart));
  const [end, setEnd] = useState(() => momentParts(defaultEnd));
  const [first, last] = [dayOf(readDay(start.day)), dayOf(readDay(end.day))];
  /** How many days the trip takes, as last typed or picked. */
  const stay = useRef(0);
  useEffect(() => {
    if (first && last && first.compare(last) <= 0) stay.current = daysBetween(first, last);
  }, [first, last]);
  // A departure after the return takes the return along: nobody means to come home before they leave.
  const settleStart = (parts: MomentParts) => {
    setStart(parts);
    const day = dayOf(readDay(parts.day));
    if (day && last && day.compare(last) > 0) setEnd({ ...end, day: day.add({ days: stay.current }).toString() });
  };
  const pickStart = (day: string) => {
    setStart({ ...start, day });
    announceChange(() => document.getElementById(name));
  };
  const pickBoth = (day: string, endDay: string) => {
    pickStart(day);
    setEnd({ ...end, day: endDay });
    announceChange(() => document.getElementById(endName));
  };
  const calendar = (close: () => void) =>
    startAlone ? (
      <Calendar
        className={styles.calendar ?? ''}
        firstDayOfWeek="mon"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- opened to pick a day, so the keys belong there
        autoFocus
        aria-label={labels.start}
        {...(first ? { defaultValue: first } : {})}
        onChange={(day) => {
          pickStart(day.toString());
          close();
        }}
      >
        <MonthHead />
        <Days />
      </Calendar>
    ) : (
      <RangeCalendar
        className={styles.calendar ?? ''}
        firstDayOfWeek="mon"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- opened to pick a day, so the keys belong there
        autoFocus
        aria-label={`${labels.start}, ${labels.end}`}
        {...(first && last && first.compare(last) <= 0 ? { defaultValue: { start: first, end: last } } : {})}
        {...(first ? { defaultFocusedValue: first } : {})}
        onChange={(range) => {
          pickBoth(range.start.toString(), range.end.toString());
          close();
        }}
      >
        <MonthHead />
        <Days />
      </RangeCalendar>
    );
  return (
    <DateLocale>
      <div className={pair.pair}>
        <Moment
          {...{ name, parts: start, onParts: setStart, onSettled: settleStart, calendar }}
          texts={{ label: labels.start, error: errors?.start, timeLabel: labels.time, open: labels.calendar }}
        />
        {startAlone ? (
          // The values are still sent, so that someone who wants a return after all gets them back.
          [end.day, end.time].map((value, part) => <input key={part} type="hidden" name={endName} value={value} />)
        ) : (
          <div data-range-end="">
            <Moment
              {...{ name: endName, parts: end, onParts: setEnd, onSettled: setEnd, calendar }}
              texts={{
                label: labels.end,
                optional: optionalEnd,
                error: errors?.end,
                timeLabel: labels.time,
                open: labels.calendar,
              }}
            />
          </div>
        )}
      </div>
    </DateLocale>
  );
}

interface MomentProps {
  name: string;
  parts: MomentParts;
  onParts: (parts: MomentParts) => void;
  /** The day has been typed to its end. */
  onSettled: (parts: MomentParts) => void;
  texts: {
    label: string;
    timeLabel: string;
    optional?: string | undefined;
    error: string | undefined;
    /** The name of the button that opens the calendar. */
    open: string;
  };
  calendar: (close: () => void) => ReactNode;
}

function Moment({ name, parts, onParts, onSettled, texts: { open, ...texts }, calendar }: MomentProps) {
  return (
    <MomentFrame
      {...texts}
      name={name}
      day={({ className, ...control }) => (
        <div className={classNames(className, styles.group)} data-invalid={texts.error ? '' : undefined}>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...control}
            className={classNames(styles.input, styles.typed)}
            value={parts.day}
            onChange={({ target }) => onParts({ ...parts, day: target.value })}
            // Shows which day «12 maj» was taken for.
            onBlur={() => onSettled({ ...parts, day: readDay(parts.day) ?? parts.day })}
          />
          <DialogTrigger>
            <Button className={styles.open ?? ''} aria-label={`${open}: ${texts.label}`}>
              <Icon name="calendar" size={20} />
            </Button>
            <Popover className={styles.popover ?? ''} offset={4}>
              <Dialog className={styles.dialog ?? ''} aria-label={open}>
                {({ close }) => calendar(close)}
              </Dialog>
            </Popover>
          </DialogTrigger>
        </div>
      )}
      time={(control) => <TimeCombo {...control} value={parts.time} onTime={(time) => onParts({ ...parts, time })} />}
    />
  );
}
