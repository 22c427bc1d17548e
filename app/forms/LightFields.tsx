import { useTranslation } from '~/i18n/use-translation';
import { PasswordField } from '@ds/primitives/PasswordField/PasswordField';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { type GivenLook, lookOf } from './field-look';
import type { Face, Faces } from './fields';
import { useReveal } from './reveal';
import type { ShownForm } from './shown-form';

interface LightFieldsProps<F extends Faces> {
  form: ShownForm;
  fields: F;
  /** These, in this order; else all. */
  only?: readonly (keyof F & string)[];
  with?: Partial<Record<keyof F & string, GivenLook>>;
}

/**
 * The controls of declared fields where something is typed: what pages for everybody ask for. Their fields come as data of the loader
 * (`facesOf`), and the controls of dashboards (`FormFields`) stay out of their style sheet.
 */
export function LightFields<F extends Faces>({ form, fields, only, with: details = {} }: LightFieldsProps<F>) {
  return (only ?? Object.keys(fields)).map((name) => (
    <Control key={name} name={name} field={fields[name]!} form={form} given={details[name] ?? {}} />
  ));
}

function Control({ name, field, form, given }: { name: string; field: Face; form: ShownForm; given: GivenLook }) {
  const { t } = useTranslation();
  const reveal = useReveal();
  const look = lookOf(t, field, given);
  switch (field.control) {
    case 'tel':
      return <PhoneField {...form.field(name)} {...look} />;
    case 'area':
      return <TextArea {...form.field(name)} {...look} rows={field.rows} />;
    case 'password': {
      const autoComplete = look.autoComplete === 'new-password' ? 'new-password' : 'current-password';
      return <PasswordField {...form.secret(name)} {...look} autoComplete={autoComplete} reveal={reveal} />;
    }
    case 'date':
    case 'email':
    case 'text':
      return <TextField {...form.field(name)} {...look} type={field.control} />;
    default:
      throw new Error(`${name}: a page for everybody has no ${field.control}`);
  }
}
