// Traces: S2-076
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Revision } from '~/forms/Revision';
import { FormFields } from '~/forms/FormFields';
import { useLabels, useWords } from '~/forms/labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { editedUserForm, EditedPerson, personFields, userFields } from '~/nouns/accounts/user-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import type { loadEditedUser, saveUser } from './edit-user.server';
import type { UserPlace } from './user-place';
import { AccessSection } from './UserSections';

/** Another user's name, email, phone and roles. */
export function EditUserPage({ place }: { place: UserPlace }) {
  const { title, id, values, saved, revision, access } = useLoaderData<typeof loadEditedUser>();
  const { t } = useTranslation('users');
  const labels = useLabels(userFields);
  const words = useWords(userFields);
  const reply = useActionData<typeof saveUser>();
  const form = useForm(access ? editedUserForm(access.companies !== null) : EditedPerson, {
    reply,
    values,
    saved,
    together: [['roles', 'companyId']],
    labels,
  });
  const companyOf = (value: string) => access?.companies?.find((company) => String(company.id) === value)?.name;
  return (
    <FormScreen
      area={place.area}
      title={title}
      form={form}
      submit={t('edit.submit')}
      cancel={{ to: place.details(id), label: t('cancel') }}
    >
      <SavedMeanwhile
        form={form}
        labels={labels}
        show={(name, value) => (name === 'companyId' ? (companyOf(value) ?? value) : words(name, value))}
      />
      <Revision form={form} current={revision} />
      <FormSection legend={t('form.person')}>
        <FormFields form={form} fields={personFields} />
      </FormSection>
      {access ? (
        <>
          <AccessSection form={form} roleSets={access.roleSets} companies={access.companies} />
          <p>{t('edit.rolesNote')}</p>
        </>
      ) : null}
    </FormScreen>
  );
}
