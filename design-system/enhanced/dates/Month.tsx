import { useContext } from 'react';
import type { CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Icon } from '@ds/pictures/Icon/Icon';
import { useMonthSteps } from './calendar-words';
import styles from './dates.module.css';

interface Limits {
  /** The calendar's name. */
  label: string;
  first?: CalendarDate | null;
  last?: CalendarDate | null;
}

/** What both have: opened to pick a day, the keys belong there. React-aria takes null for a day, but not for a limit. */
const calendar = ({ label, first, last }: Limits) => ({
  className: styles.calendar ?? '',
  firstDayOfWeek: 'mon' as const,
  autoFocus: true,
  'aria-label': label,
  ...(first ? { minValue: first } : {}),
  ...(last ? { maxValue: last } : {}),
});

interface MonthProps extends Limits {
  day: CalendarDate | null;
  onDay: (day: string) => void;
}

/** A month to pick a day from; weeks begin on Monday. */
export function Month({ day, onDay, ...limits }: MonthProps) {
  return (
    <Calendar
      {...calendar(limits)}
      {...(day ? { defaultValue: day } : {})}
      onChange={(picked) => onDay(picked.toString())}
    >
      <MonthHead />
      <Days />
    </Calendar>
  );
}

interface MonthOfTwoProps extends Limits {
  days: readonly [CalendarDate | null, CalendarDate | null];
  onDays: (start: string, end: string) => void;
  /** What each press is for. */
  asks: { start: string; end: string };
}

/** A month to pick a first and a last day from. Nothing is chosen before both are: leaving it leaves the days as they were. */
export function MonthOfTwo({ days: [start, end], onDays, asks, ...limits }: MonthOfTwoProps) {
  return (
    <RangeCalendar
      {...calendar(limits)}
      {...(start && end && start.compare(end) <= 0 ? { defaultValue: { start, end } } : {})}
      {...(start ? { defaultFocusedValue: start } : {})}
      commitBehavior="reset"
      onChange={(range) => onDays(range.start.toString(), range.end.toString())}
    >
      <Asked {...asks} />
      <MonthHead />
      <Days />
    </RangeCalendar>
  );
}

/** What the next press is for; said as well, once the first day is pressed. */
function Asked({ start, end }: MonthOfTwoProps['asks']) {
  const isBegun = useContext(RangeCalendarStateContext)?.anchorDate != null;
  return (
    <p role="status" className={styles.asked}>
      {isBegun ? end : start}
    </p>
  );
}

function MonthHead() {
  const [previous, next] = useMonthSteps();
  return (
    <div className={styles.head}>
      <Button slot="previous" aria-label={previous} className={styles.step ?? ''}>
        <Icon name="chevronLeft" size={20} />
      </Button>
      <Heading className={styles.month ?? ''} />
      <Button slot="next" aria-label={next} className={styles.step ?? ''}>
        <Icon name="chevronRight" size={20} />
      </Button>
    </div>
  );
}

function Days() {
  return (
    <CalendarGrid className={styles.grid ?? ''}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  );
}
