import { useRef } from 'react';
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import type { DateFieldProps } from '@ds/primitives/DateField/NativeDateField';
import { describedBy, Field, labelId } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import { classNames } from '@ds/support/class-names';
import { Month } from './Month';
import { DateLocale } from './DateLocale';
import { dayOf } from './date-text';
import styles from './dates.module.css';

/** DateField on a hydrated page: the same name and value, with a calendar. */
export function EnhancedDateField(props: DateFieldProps) {
  const { name, label, id: ownId, hint, error, optional, hideLabel, width = 'sm' } = props;
  const { defaultValue, value, min, max, disabled, readOnly, required, form, onChange, onBlur, onFocus } = props;
  const id = ownId ?? name;
  const texts = { name, label, id, hint, error, optional, hideLabel, width };
  const description = describedBy(id, texts);
  const root = useRef<HTMLDivElement>(null);
  const [first, last] = [dayOf(min), dayOf(max)];
  return (
    <Field {...texts}>
      <div ref={root} className={field.whole} onChange={onChange} onBlur={onBlur} onFocus={onFocus}>
        <DateLocale>
          <DatePicker
            id={id}
            name={name}
            aria-labelledby={labelId(texts)}
            {...(description ? { 'aria-describedby': description } : {})}
            {...(value === undefined ? { defaultValue: dayOf(defaultValue) } : { value: dayOf(value) })}
            {...(first ? { minValue: first } : {})}
            {...(last ? { maxValue: last } : {})}
            {...(form === undefined ? {} : { form })}
            isDisabled={disabled ?? false}
            isReadOnly={readOnly ?? false}
            isRequired={required ?? false}
            isInvalid={Boolean(error)}
            validationBehavior="aria"
            shouldForceLeadingZeros
            firstDayOfWeek="mon"
            onChange={() => announceChange(() => root.current?.querySelector(`input[name="${CSS.escape(name)}"]`))}
          >
            <Group className={classNames(field.control, width !== 'full' && field[width], styles.group)}>
              <DateInput className={styles.input ?? ''}>
                {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
              </DateInput>
              <Button className={styles.open ?? ''}>
                <Icon name="calendar" size={20} />
              </Button>
            </Group>
            <Popover className={styles.popover ?? ''} offset={4}>
              <Dialog className={styles.dialog ?? ''}>
                <Month />
              </Dialog>
            </Popover>
          </DatePicker>
        </DateLocale>
      </div>
    </Field>
  );
}
