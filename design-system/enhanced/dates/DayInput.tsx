import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { formatDate, writtenDay, writtenPastDay } from '@formats';
import { Icon } from '@ds/pictures/Icon/Icon';
import type { controlAttributes } from '@ds/primitives/Field/Field';
import { classNames } from '@ds/support/class-names';
import { useCalendarName } from './calendar-words';
import styles from './dates.module.css';

/** The day that somebody means: «12 maj» is `2027-05-12`. */
export const readDay = (typed: string, { past = false } = {}): string | undefined =>
  (past ? writtenPastDay : writtenDay)(typed, formatDate(Date.now()));

interface DayInputProps {
  /** Id, name and description, as the field's frame gives them. */
  control: Omit<ReturnType<typeof controlAttributes>, 'className'> & {
    className?: string | undefined;
    required?: boolean | undefined;
  };
  value: string;
  read?: ((typed: string) => string | undefined) | undefined;
  onType: (text: string) => void;
  /** It has been typed to its end: the day as it was understood, or the text as it is. */
  onSettled: (text: string) => void;
  isInvalid: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  form?: string | undefined;
  /** What the day is of. */
  of: ReactNode;
  calendar: (close: () => void) => ReactNode;
}

/** A day as text, in the same frame a button that opens a calendar. It shows which day «12 maj» was taken for. */
export function DayInput({
  control: { className, ...control },
  value,
  read = readDay,
  onType,
  onSettled,
  isInvalid,
  of,
  calendar,
  ...native
}: DayInputProps) {
  const open = useCalendarName();
  const name = typeof of === 'string' ? `${open}: ${of}` : open;
  return (
    <div
      className={classNames(className, styles.group)}
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={native.disabled ? '' : undefined}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...control}
        {...native}
        className={classNames(styles.input, styles.typed)}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => onSettled(read(value) ?? value)}
      />
      {native.disabled || native.readOnly ? null : (
        <DialogTrigger>
          <Button className={styles.open ?? ''} aria-label={name}>
            <Icon name="calendar" size={20} />
          </Button>
          <Popover className={styles.popover ?? ''} offset={4}>
            <Dialog className={styles.dialog ?? ''} aria-label={name}>
              {({ close }) => calendar(close)}
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
    </div>
  );
}
