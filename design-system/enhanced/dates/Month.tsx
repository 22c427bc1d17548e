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
import { Icon } from '@ds/pictures/Icon/Icon';
import styles from './dates.module.css';

/** A month in a field's calendar; weeks begin on Monday. */
export function Month() {
  return (
    <Calendar className={styles.calendar ?? ''} firstDayOfWeek="mon">
      <MonthHead />
      <Days />
    </Calendar>
  );
}

export function MonthHead() {
  return (
    <div className={styles.head}>
      <Button slot="previous" className={styles.step ?? ''}>
        <Icon name="chevronLeft" size={20} />
      </Button>
      <Heading className={styles.month ?? ''} />
      <Button slot="next" className={styles.step ?? ''}>
        <Icon name="chevronRight" size={20} />
      </Button>
    </div>
  );
}

export function Days() {
  return (
    <CalendarGrid className={styles.grid ?? ''}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  );
}
