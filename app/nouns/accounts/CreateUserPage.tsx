// Traces: S2-077, S2-181
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { useForm } from '~/forms/use-form';
import { newUserFields, newUserForm } from '~/nouns/accounts/user-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import type { createUser, loadNewUser } from './create-user.server';
import type { UserPlace } from './user-place';
import { AccessSection } from './UserSections';

/** Adds a user, who gets an invitation and chooses the password. */
export function CreateUserPage({ place }: { place: UserPlace }) {
  const { title, values, roleSets, companies } = useLoaderData<typeof loadNewUser>();
  const { t } = useTranslation('users');
  const reply = useActionData<typeof createUser>();
  const form = useForm(newUserForm(companies !== null), { reply, values, labels: useLabels(newUserFields) });
  return (
    <FormScreen
      area={place.area}
      title={title}
      intro={<p>{t('create.intro')}</p>}
      form={form}
      submit={t('create.submit')}
    >
      <FormSection legend={t('form.person')}>
        <FormFields form={form} fields={newUserFields} only={['name', 'email', 'phone']} />
      </FormSection>
      <AccessSection form={form} roleSets={roleSets} companies={companies} />
      <FormFields form={form} fields={newUserFields} only={['language']} />
    </FormScreen>
  );
}
