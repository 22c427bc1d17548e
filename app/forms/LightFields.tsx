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
  /** Only these, in this order; otherwise all. */
  only?: readonly (keyof F & string)[];
  with?: Partial<Record<keyof F & string, GivenLook>>;
}

/**
 * The typed-in controls of declared fields on public pages. Their fields come as loader data (`facesOf`), and the dashboards' controls
 * (`FormFields`) stay out of the public style sheet.
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
      // As people write it (`writtenDay`): the browser's own field has the order of the browser's language, not of the page's.
      return <TextField {...form.field(name)} {...look} type="text" autoComplete="off" />;
    case 'email':
    case 'text':
      return <TextField {...form.field(name)} {...look} type={field.control} />;
    default:
      throw new Error(`${name}: a page for everybody has no ${field.control}`);
  }
}
