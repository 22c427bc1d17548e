import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { controllerOrganisations, serveOrganisations } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { rows } from '#fields/kinds';
import { Revision } from '~/forms/Revision';
import { defineFields, field, revision, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

const serveFields = defineFields({ organisations: field(rows(900), 'users:organisations.choose') });
const ServeForm = schemaOf(defineFields({ ...serveFields, revision }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const { served, choices, revision: seen } = await controllerOrganisations(actor, user.id);
  const name = user.name || user.username;
  const saved = { organisations: served.map((one) => String(one.id)) };
  return data({
    title: translator(request)('users:organisations.page', { name }),
    user: { id: user.id, name },
    choices,
    revision: seen,
    values: await withDraft(request, saved),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  return saveForm(request, ServeForm, {
    run: ({ organisations, revision: seen }) =>
      serveOrganisations(actor, user.id, { organisationIds: organisations, revision: seen }),
    done: () => redirectWithFlash(request, to.user(user.id), 'users:organisations.saved'),
  });
}

/** Which organisations a traffic controller acts for. */
export default function TrafficControllerOrganisations() {
  const { title, user, choices, revision: seen, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('users');
  const form = useForm(ServeForm, {
    reply: useActionData<typeof action>(),
    values,
    labels: useLabels(serveFields),
  });
  const back = { to: to.user(user.id), label: user.name };
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Screen area="admin" back={[{ to: to.users(), label: t('details.back') }, back]} title={title}>
      {choices.length === 0 ? (
        <EmptyState title={t('organisations.title')} text={t('organisations.empty')} />
      ) : (
        <FormPart form={form} submit={t('organisations.submit')} cancel={{ ...back, label: t('cancel') }}>
          <p>{t('organisations.text')}</p>
          <Revision form={form} current={seen} />
          <FormFields form={form} fields={serveFields} with={{ organisations: { options } }} />
        </FormPart>
      )}
    </Screen>
  );
}
