import { useTranslation } from 'react-i18next';
import type { RoleSet } from '@bff/areas/accounts';
import type { CompanyChoice } from '@bff/domain/accounts';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from '~/forms/shown-form';

/** The names of the fields, for error summaries. */
export function useUserLabels(): Record<string, string> {
  const { t } = useTranslation('users');
  return {
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    language: t('language.label'),
    roles: t('role.label'),
    companyId: t('company'),
  };
}

/** Who it is. `emailHint` says what the address is for, and what changing it does. */
export function PersonFields({ form, emailHint }: { form: ShownForm; emailHint: string }) {
  const { t } = useTranslation('users');
  return (
    <Fieldset legend={t('form.person')} level="section">
      <Stack>
        <TextField {...form.field('name')} label={t('name')} autoComplete="off" required />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('email')}
          hint={emailHint}
          autoComplete="off"
          required
        />
        <PhoneField
          {...form.field('phone')}
          label={t('phone')}
          hint={t('auth:contact.phoneHint')}
          optional={t('account:optional')}
        />
      </Stack>
    </Fieldset>
  );
}

interface AccessFieldsProps {
  form: ShownForm;
  roleSets: readonly RoleSet[];
  /** Null: there is nothing to choose, it is the actor's own. */
  companies: readonly CompanyChoice[] | null;
}

/** What they may do, and for whom. */
export function AccessFields({ form, roleSets, companies }: AccessFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <Fieldset legend={t('form.access')} level="section">
      <Stack>
        <RadioGroup
          {...form.field('roles')}
          legend={t('role.label')}
          options={roleSets.map((set) => ({ value: set, label: t(`roleSet.${set}`), hint: t(`roleSetHint.${set}`) }))}
          required
        />
        {companies ? (
          <Select
            {...form.field('companyId')}
            label={t('company')}
            hint={t('form.companyHint')}
            placeholder={t('form.companyNone')}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
}
