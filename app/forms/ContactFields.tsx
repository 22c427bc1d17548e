import { useTranslation } from 'react-i18next';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from './shown-form';

/** The parts of a customer record: its owner fills them in, and so do administrators for somebody else. */
interface PartProps {
  form: ShownForm;
}

export function CompanyFields({ form }: PartProps) {
  const { t } = useTranslation('auth');
  return (
    <Fieldset legend={t('register.company')} level="section">
      <Stack>
        <TextField
          {...form.field('companyName')}
          label={t('contact.companyName')}
          autoComplete="organization"
          required
        />
        <TextField
          {...form.field('orgNumber')}
          label={t('contact.orgNumber')}
          hint={t('contact.orgNumberHint')}
          width="md"
          required
        />
      </Stack>
    </Fieldset>
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
    <Fieldset legend={legend ?? t(isCorporate ? 'register.contactPerson' : 'register.you')} level="section">
      <Stack>
        <TextField {...form.field('name')} label={t('contact.name')} autoComplete="name" required />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('contact.email')}
          hint={emailHint}
          autoComplete="email"
          required
        />
        <PhoneField {...form.field('phone')} label={t('contact.phone')} hint={t('contact.phoneHint')} required />
      </Stack>
    </Fieldset>
  );
}

export function AddressFields({ form }: PartProps) {
  const { t } = useTranslation('account');
  return (
    <Fieldset legend={t('contact.address')} level="section">
      <Stack>
        <TextField
          {...form.field('street')}
          label={t('contact.street')}
          optional={t('optional')}
          autoComplete="street-address"
        />
        <TextField
          {...form.field('postcode')}
          label={t('contact.postcode')}
          optional={t('optional')}
          autoComplete="postal-code"
          width="sm"
        />
        <TextField
          {...form.field('city')}
          label={t('contact.city')}
          optional={t('optional')}
          autoComplete="address-level2"
          width="md"
        />
      </Stack>
    </Fieldset>
  );
}
