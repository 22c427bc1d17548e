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
  min?: string | undefined;
  max?: string | undefined;
}

/** Two of the browser's own fields. */
export function NativeDateRangeField(props: DateRangeFieldProps) {
  const { name, endName, labels, defaultStart, defaultEnd, min, max, ...fieldset } = props;
  return (
    <Fieldset {...fieldset} id={`${name}-group`}>
      <Columns>
        <NativeDateField name={name} label={labels.start} defaultValue={defaultStart} min={min} max={max} />
        <NativeDateField name={endName} label={labels.end} defaultValue={defaultEnd} min={min} max={max} />
      </Columns>
    </Fieldset>
  );
}
