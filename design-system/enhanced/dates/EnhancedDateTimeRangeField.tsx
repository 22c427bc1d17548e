import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announceChange } from '@ds/enhanced/announce-change';
import { MomentFrame } from '@ds/primitives/DateTimeField/MomentFrame';
import { momentParts, type MomentParts } from '@ds/primitives/DateTimeField/moment-parts';
import pair from '@ds/primitives/DateTimeRangeField/DateTimeRangeField.module.css';
import type { DateTimeRangeFieldProps } from '@ds/primitives/DateTimeRangeField/NativeDateTimeRangeField';
import { dayOf } from './date-text';
import { DayInput, readDay } from './DayInput';
import { daysBetween, followedEnd } from './followed-end';
import { Month, MonthOfTwo } from './Month';
import { TimeCombo } from './TimeCombo';

/**
 * DateTimeRangeField on a hydrated page: the same text fields, which show how a day was understood when they lose focus, a calendar, and a
 * list of times. Opened at the first day, the calendar asks for both; at the last one, for that alone. Where both are one day, it asks once.
 */
export function EnhancedDateTimeRangeField(props: DateTimeRangeFieldProps) {
  const { name, endName, labels, optionalEnd, defaultStart, errors } = props;
  const { startAlone = false, isOneDay = false, isOvernight = false } = props;
  const [start, setStart] = useState(() => momentParts(defaultStart));
  const [end, setEnd] = useState(() => followedEnd(props));
  const [first, last] = [dayOf(readDay(start.day)), dayOf(readDay(end.day))];
  // Whoever chooses to stay is proposed the next day, and gets the day of departure back on second thoughts.
  const [overnight, setOvernight] = useState({ is: isOvernight, moved: false });
  if (overnight.is !== isOvernight) {
    const days = first && last ? daysBetween(first, last) : undefined;
    const moves = isOvernight ? days === 0 : overnight.moved && days === 1;
    setOvernight({ is: isOvernight, moved: isOvernight && moves });
    if (first && moves) setEnd({ ...end, day: first.add({ days: isOvernight ? 1 : 0 }).toString() });
  }
  /** How many days the trip takes, as last typed or picked. */
  const stay = useRef(0);
  useEffect(() => {
    if (first && last && first.compare(last) <= 0) stay.current = daysBetween(first, last);
  }, [first, last]);
  // The departure of a day trip takes the return along, and so does one after the return: nobody means to come home before they leave.
  const settleStart = (parts: MomentParts) => {
    setStart(parts);
    const day = dayOf(readDay(parts.day));
    if (day && last && (isOneDay || day.compare(last) > 0))
      setEnd({ ...end, day: day.add({ days: isOneDay ? 0 : stay.current }).toString() });
  };
  const pickStart = (day: string) => {
    setStart({ ...start, day });
    announceChange(() => document.getElementById(name));
  };
  const pickEnd = (day: string) => {
    setEnd({ ...end, day });
    announceChange(() => document.getElementById(endName));
  };
  const pickBoth = (day: string, endDay: string) => {
    pickStart(day);
    pickEnd(endDay);
  };
  const both = `${labels.start}, ${labels.end}`;
  /** The one day of a trip that leaves and comes home on it, or does not come home. */
  const oneDay = (close: () => void) => (
    <Month
      label={startAlone ? labels.start : both}
      day={first}
      onDay={(day) => {
        if (startAlone) pickStart(day);
        else pickBoth(day, day);
        close();
      }}
    />
  );
  const range = (close: () => void) => (
    <MonthOfTwo
      label={both}
      asks={labels.pick ?? labels}
      days={[first, last]}
      onDays={(day, endDay) => {
        pickBoth(day, endDay);
        close();
      }}
    />
  );
  const lastDay = (close: () => void) => (
    <Month
      label={labels.end}
      day={last}
      first={first}
      onDay={(day) => {
        pickEnd(day);
        close();
      }}
    />
  );
  const isOne = startAlone || isOneDay;
  return (
    <div className={pair.pair}>
      <Moment
        {...{ name, parts: start, onParts: setStart, onSettled: settleStart }}
        calendar={isOne ? oneDay : range}
        texts={{
          label: labels.start,
          error: errors?.start,
          isOfTime: errors?.ofTime?.start,
          timeLabel: labels.time,
        }}
      />
      {startAlone ? (
        // The values are still sent, so that someone who wants a return after all gets them back.
        [end.day, end.time].map((value, part) => <input key={part} type="hidden" name={endName} value={value} />)
      ) : (
        <div data-range-end="">
          <Moment
            {...{ name: endName, parts: end, onParts: setEnd, onSettled: setEnd }}
            calendar={isOne ? oneDay : lastDay}
            texts={{
              label: labels.end,
              optional: optionalEnd,
              error: errors?.end,
              isOfTime: errors?.ofTime?.end,
              timeLabel: labels.time,
            }}
          />
        </div>
      )}
    </div>
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
    isOfTime?: boolean | undefined;
  };
  calendar: (close: () => void) => ReactNode;
}

function Moment({ name, parts, onParts, onSettled, texts, calendar }: MomentProps) {
  return (
    <MomentFrame
      {...texts}
      name={name}
      day={(control) => (
        <DayInput
          control={control}
          of={texts.label}
          value={parts.day}
          onType={(day) => onParts({ ...parts, day })}
          onSettled={(day) => onSettled({ ...parts, day })}
          isInvalid={Boolean(texts.error) && !texts.isOfTime}
          calendar={calendar}
        />
      )}
      time={(control) => <TimeCombo {...control} value={parts.time} onTime={(time) => onParts({ ...parts, time })} />}
    />
  );
}
