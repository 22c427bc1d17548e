import { Columns } from '@ds/primitives/Columns/Columns';
import { NativeDateField } from '@ds/primitives/DateField/NativeDateField';
import { Fieldset, type FieldsetProps } from '@ds/primitives/Fieldset/Fieldset';

export interface DateRangeFieldProps extends Omit<FieldsetProps, 'children' | 'role' | 'id'> {
  /** The first day's name, and the id of its field. */
  name: string;
  /** The last day's name. */
  endName: string;
  labels: { start: string; end: string };
  defaultStart?: string | undefined;
  defaultEnd?: string | undefined;
  /** The days lie in the past: «12 November» is the last one that was. */
  past?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** Two text fields that work everywhere. */
export function NativeDateRangeField(props: DateRangeFieldProps) {
  const { name, endName, labels, defaultStart, defaultEnd, min: _min, max: _max, past: _past, ...fieldset } = props;
  return (
    <Fieldset {...fieldset} id={`${name}-group`}>
      <Columns>
        <NativeDateField name={name} label={labels.start} defaultValue={defaultStart} disabled={fieldset.disabled} />
        <NativeDateField name={endName} label={labels.end} defaultValue={defaultEnd} disabled={fieldset.disabled} />
      </Columns>
    </Fieldset>
  );
}
