import { useTranslation } from '~/i18n/use-translation';
import type { Face } from '~/forms/fields';
import { LightFields } from '~/forms/LightFields';
import type { ShownForm } from '~/forms/shown-form';
import { FormSection } from '~/screens/FormSection';

/**
 * The parts of a customer record, filled in by its owner or by administrators on their behalf. The fields are declared in
 * `contact-fields.ts`; public pages get them from their loader.
 */
interface PartProps<Name extends string> {
  form: ShownForm;
  fields: Readonly<Record<Name, Face>>;
}

export function CompanyFields({ form, fields }: PartProps<'companyName' | 'orgNumber'>) {
  const { t } = useTranslation('auth');
  return (
    <FormSection legend={t('register.company')}>
      <LightFields form={form} fields={fields} only={['companyName', 'orgNumber']} />
    </FormSection>
  );
}

interface ContactPersonFieldsProps extends PartProps<'name' | 'email' | 'phone'> {
  isCorporate: boolean;
  emailHint: string;
  legend?: string | undefined;
}

export function ContactPersonFields({ form, fields, isCorporate, emailHint, legend }: ContactPersonFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <FormSection legend={legend ?? t(isCorporate ? 'register.contactPerson' : 'register.you')}>
      <LightFields
        form={form}
        fields={fields}
        only={['name', 'email', 'phone']}
        with={{ email: { hint: emailHint } }}
      />
    </FormSection>
  );
}

export function AddressFields({ form, fields }: PartProps<'street' | 'postcode' | 'city'>) {
  const { t } = useTranslation('account');
  return (
    <FormSection legend={t('contact.address')}>
      <LightFields form={form} fields={fields} only={['street', 'postcode', 'city']} />
    </FormSection>
  );
}
