import { useTranslation } from 'react-i18next';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from '~/forms/shown-form';

/** Whom an organisation is reached by: filled in by administrators, and by the organisation's own. */
export function DealContactFields({ form }: { form: ShownForm }) {
  const { t } = useTranslation('deals');
  return (
    <Fieldset legend={t('sections.contact')} level="section">
      <Stack>
        <TextField {...form.field('contactName')} label={t('fields.contactName')} required />
        <TextField
          {...form.field('contactEmail')}
          type="email"
          label={t('fields.contactEmail')}
          hint={t('hints.contactEmail')}
          required
        />
        <PhoneField
          {...form.field('contactPhone')}
          label={t('fields.contactPhone')}
          hint={t('auth:contact.phoneHint')}
          required
        />
        <RadioGroup
          {...form.field('language')}
          legend={t('fields.language')}
          variant="inline"
          options={(['sv', 'en'] as const).map((value) => ({ value, label: t(`users:language.${value}`) }))}
        />
      </Stack>
    </Fieldset>
  );
}
