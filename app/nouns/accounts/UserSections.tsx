import { useTranslation } from '~/i18n/use-translation';
import type { RoleSet } from '@bff/areas/accounts';
import type { CompanyChoice } from '@bff/domain/accounts';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { userFields } from '~/nouns/accounts/user-fields';
import { FormSection } from '~/screens/FormScreen';

interface AccessSectionProps {
  form: ShownForm;
  roleSets: readonly RoleSet[];
  /** Null: there is no choice; it is the actor's own. */
  companies: readonly CompanyChoice[] | null;
}

/** What they may do, and for whom. */
export function AccessSection({ form, roleSets, companies }: AccessSectionProps) {
  const { t } = useTranslation('users');
  const sets = roleSets.map((set) => ({ value: set, label: t(`roleSet.${set}`), hint: t(`roleSetHint.${set}`) }));
  const names = companies?.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormSection legend={t('form.access')}>
      <FormFields
        form={form}
        fields={userFields}
        only={names ? ['roles', 'companyId'] : ['roles']}
        with={{ roles: { options: sets }, companyId: { options: names, placeholder: t('form.companyNone') } }}
      />
    </FormSection>
  );
}
