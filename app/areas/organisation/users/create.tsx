// Traces: S2-140
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { inviteDealUser, manageableUnits } from '@bff/domain/deal-organisations';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { defineFields, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { rightFields } from '~/nouns/deal-organisations/deal-fields';
import { newUserFields } from '~/nouns/accounts/user-fields';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import { to } from '~/to';
import { RightSection } from './RightSection';

export const headers = privatePage;

const { name, email, language } = newUserFields;
const fields = defineFields({ name, email, ...rightFields, language });
const NewUser = schemaOf(fields);

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  const unitId = units.length === 1 ? String(units[0]!.id) : '';
  const values = await withDraft(request, { language: localeOf(request), unitId });
  return data({ title: translator(request)('users:create.title'), units, values });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  return saveForm(request, NewUser, {
    run: async (user) => {
      mustBeOneOf(units, user.unitId, 'unitId');
      return inviteDealUser(actor, user);
    },
    done: ({ userId }, user) => {
      const params = { email: user.email.toLowerCase() };
      return redirectWithFlash(request, to.organisationUser(userId), 'users:flash.invited', { params });
    },
  });
}

/** Adds a user to the organisation, who gets an invitation and chooses the password. */
export default function CreateUser() {
  const { title, units, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const form = useForm(NewUser, { reply: useActionData<typeof action>(), values, labels: useLabels(fields) });
  return (
    <FormScreen
      area="organisation"
      back={{ to: organisationUsers.list, label: t('details.back') }}
      title={title}
      intro={<p>{t('create.intro')}</p>}
      form={form}
      submit={t('create.submit')}
    >
      <FormSection legend={t('form.person')}>
        <FormFields form={form} fields={fields} only={['name', 'email']} />
      </FormSection>
      <RightSection form={form} units={units} />
      <FormFields form={form} fields={fields} only={['language']} />
    </FormScreen>
  );
}
