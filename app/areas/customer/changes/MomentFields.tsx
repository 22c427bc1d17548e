import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import type { DateTimeRangeFieldProps } from '@ds/primitives/DateTimeRangeField/NativeDateTimeRangeField';
import { Scripts } from '@ds/support/use-scripts';

export interface MomentFieldsProps {
  labels: DateTimeRangeFieldProps['labels'];
  departure: string;
  return: string;
  hasReturn: boolean;
  isDayTrip: boolean;
  errors: DateTimeRangeFieldProps['errors'];
}

/** When a changed trip begins, and when it goes home. */
export const MomentFields = ({ isAwake = false, ...props }: MomentFieldsProps & { isAwake?: boolean }) => (
  <Scripts.Provider value={isAwake}>
    <DateTimeRangeField
      name="departure"
      endName="return"
      labels={props.labels}
      defaultStart={props.departure}
      defaultEnd={props.return}
      errors={props.errors}
      startAlone={!props.hasReturn}
      isOneDay={props.isDayTrip}
    />
  </Scripts.Provider>
);
