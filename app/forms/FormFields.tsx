import { useTranslation } from '~/i18n/use-translation';
import { openKey } from '~/i18n/open-key';
import { type ChoiceOption, CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { ComboBox, type ComboBoxProps } from '@ds/primitives/ComboBox/ComboBox';
import { DateField } from '@ds/primitives/DateField/DateField';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { type Option, Select } from '@ds/primitives/Select/Select';
import { Switch } from '@ds/primitives/Switch/Switch';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { TimeField } from '@ds/primitives/TimeField/TimeField';
import { lookOf, type GivenLook } from './field-look';
import { type Field, type Fields, isSign } from './fields';
import type { ShownForm } from './shown-form';

interface FormFieldsProps<F extends Fields> {
  form: ShownForm;
  fields: F;
  /** Only these, in this order; otherwise all. */
  only?: readonly (keyof F & string)[];
  /** What the page knows beyond the declaration: rows to choose from, the purpose of an address. */
  with?: Partial<Record<keyof F & string, FieldDetails>>;
}

export interface FieldDetails extends GivenLook {
  options?: readonly ChoiceOption[] | undefined;
  /** Text of an empty first option. */
  placeholder?: string | undefined;
  min?: string | undefined;
  variant?: 'list' | 'inline' | 'tiles' | undefined;
  /** Suggests known values for the text, and has a message when nothing matches. */
  suggest?: ComboBoxProps['suggest'];
  none?: string;
}

/** The controls for declared fields (`fields.ts`). */
export function FormFields<F extends Fields>({ form, fields, only, with: details = {} }: FormFieldsProps<F>) {
  return (only ?? Object.keys(fields)).map((name) => (
    <Control key={name} name={name} field={fields[name]!} form={form} {...details[name]} />
  ));
}

interface ControlProps extends FieldDetails {
  name: string;
  field: Field<unknown, never>;
  form: ShownForm;
}

function Control({
  name,
  field,
  form,
  options,
  hint,
  placeholder,
  variant = field.hints ? 'list' : 'inline',
  suggest,
  none = '',
  ...given
}: ControlProps) {
  const { t } = useTranslation();
  const { control, rows, suffix } = field;
  const look = { ...lookOf(t, field, { hint }), ...given };
  const { label } = look;
  const { texts, hints } = field;
  const list =
    options ??
    (field.options ?? []).map((value) => ({
      value,
      label: texts ? t(openKey(texts, value)) : value,
      ...(hints ? { hint: t(openKey(hints, value)) } : {}),
    }));
  switch (control) {
    case 'hidden':
      return <input type="hidden" name={name} value={form.field(name).defaultValue ?? ''} />;
    case 'tel':
      return <PhoneField {...form.field(name)} {...look} />;
    case 'number':
    case 'decimal':
      return (
        <NumberField
          {...form.field(name)}
          {...look}
          suffix={suffix && isSign(suffix) ? suffix : suffix && t(suffix)}
          decimal={control === 'decimal'}
        />
      );
    case 'date':
      return <DateField {...form.field(name)} {...look} />;
    case 'time':
      return <TimeField {...form.field(name)} {...look} />;
    case 'area':
      return <TextArea {...form.field(name)} {...look} rows={rows} />;
    case 'select':
      return <Select {...form.field(name)} {...look} options={list as readonly Option[]} placeholder={placeholder} />;
    case 'radios':
      return <RadioGroup {...form.field(name)} legend={label} hint={look.hint} variant={variant} options={list} />;
    case 'boxes':
      return <CheckboxGroup {...form.boxes(name)} legend={label} hint={look.hint} options={list} />;
    case 'box':
      return <Switch {...form.box(name)} label={label} hint={look.hint} />;
    default:
      if (suggest) return <ComboBox {...form.field(name)} {...look} suggest={suggest} texts={{ none }} />;
      return <TextField {...form.field(name)} {...look} type={control} />;
  }
}
