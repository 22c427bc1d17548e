import { DateTimeField } from '@ds/primitives/DateTimeField/DateTimeField';
import styles from './DateTimeRangeField.module.css';

export interface DateTimeRangeFieldProps {
  /** The first moment's name, and the id of its field. */
  name: string;
  /** The last moment's name, and the id of its field. */
  endName: string;
  labels: {
    start: string;
    end: string;
    time: string;
    /** What is asked for in the calendar: «Choose return». */
    pick?: { start: string; end: string } | undefined;
  };
  /** The word for «optional» after the last label. */
  optionalEnd?: string | undefined;
  defaultStart?: string | undefined;
  defaultEnd?: string | undefined;
  errors?:
    | {
        start?: string | undefined;
        end?: string | undefined;
        /** Whether it is the time that is wrong, not the day. */
        ofTime?: { start: boolean; end: boolean };
      }
    | undefined;
  /** Only the first moment is asked for. */
  startAlone?: boolean | undefined;
  /** Both are on one day. */
  isOneDay?: boolean | undefined;
  /** The second is on a later day, which is proposed when this is chosen. */
  isOvernight?: boolean | undefined;
  /** What the page came with: an end that nobody has touched follows what was typed before the page was hydrated. */
  proposed?: { start: string; end: string; isOvernight: boolean } | undefined;
}

/** Four text fields that work everywhere. */
export function NativeDateTimeRangeField(props: DateTimeRangeFieldProps) {
  const { name, endName, labels, optionalEnd, defaultStart, defaultEnd, errors, startAlone = false } = props;
  return (
    <div className={styles.pair} id={`${name}-group`}>
      <DateTimeField
        name={name}
        label={labels.start}
        timeLabel={labels.time}
        defaultValue={defaultStart}
        error={errors?.start}
        isOfTime={errors?.ofTime?.start}
      />
      {startAlone ? null : (
        <div data-range-end="">
          <DateTimeField
            name={endName}
            label={labels.end}
            timeLabel={labels.time}
            optional={optionalEnd}
            defaultValue={defaultEnd}
            error={errors?.end}
            isOfTime={errors?.ofTime?.end}
          />
        </div>
      )}
    </div>
  );
}
