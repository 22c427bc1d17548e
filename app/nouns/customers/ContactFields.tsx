import { useTranslation } from 'react-i18next';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { FormSection } from '~/screens/FormSection';
import { addressFields, corporateFields, personFields } from './contact-fields';

/** The parts of a customer record: its owner fills them in, and so do administrators for somebody else. */
interface PartProps {
  form: ShownForm;
}

export function CompanyFields({ form }: PartProps) {
  const { t } = useTranslation('auth');
  return (
    <FormSection legend={t('register.company')}>
      <FormFields form={form} fields={corporateFields} />
    </FormSection>
  );
}

export function ContactPersonFields({
  form,
  isCorporate,
  emailHint,
  legend,
}: PartProps & { isCorporate: boolean; emailHint: string; legend?: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <FormSection legend={legend ?? t(isCorporate ? 'register.contactPerson' : 'register.you')}>
      <FormFields form={form} fields={personFields} with={{ email: { hint: emailHint } }} />
    </FormSection>
  );
}

export function AddressFields({ form }: PartProps) {
  const { t } = useTranslation('account');
  return (
    <FormSection legend={t('contact.address')}>
      <FormFields form={form} fields={addressFields} />
    </FormSection>
  );
}
