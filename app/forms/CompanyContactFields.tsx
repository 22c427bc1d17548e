import { useTranslation } from 'react-i18next';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from './shown-form';

interface CompanyContactFieldsProps {
  form: ShownForm;
  /** What the address is for. */
  emailHint: string;
  /** They fill it in themselves, and their browser knows name and address. */
  isOwn?: boolean;
}

/** Whom a bus company is reached by: as it applies, and as administrators keep it. */
export function CompanyContactFields({ form, emailHint, isOwn = false }: CompanyContactFieldsProps) {
  const { t } = useTranslation('companies');
  return (
    <>
      <TextField
        {...form.field('contactName')}
        label={t('fields.contactName')}
        autoComplete={isOwn ? 'name' : undefined}
        required
      />
      <TextField
        {...form.field('contactEmail')}
        type="email"
        label={t('fields.contactEmail')}
        hint={emailHint}
        autoComplete={isOwn ? 'email' : undefined}
        required
      />
    </>
  );
}
