// Traces: S2-113, S3-078
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { createIntegration, integrationOperators, newFormKey } from '@bff/domain/integration-users';
import { useLabels } from '~/forms/labels';
import { saveForm } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { draftOf, textsOf } from '~/http/draft.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { integrationFields, NewIntegrationForm, wanted } from './integration-form';
import { IntegrationFields } from './IntegrationFields';
import { type NewKey, ShownKey } from './ShownKey';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  return {
    title: translator(request)('integration:create.title'),
    operators: await integrationOperators(actor),
    formKey: newFormKey(),
    draft: textsOf(await draftOf(request)),
  };
}

/** Responds with the secret itself, on a page that nothing stores. Reloading it resends the form, which creates nothing new. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  return saveForm(request, NewIntegrationForm, {
    run: (typed) => createIntegration(actor, { ...wanted(typed), formKey: typed.formKey }),
    done: (key) => data({ key: { ...key, previousUntil: null } satisfies NewKey }, { headers: privatePage() }),
  });
}

/** A new integration user; shows its key and secret once. */
export default function CreateIntegrationPage() {
  const { title, operators, formKey, draft } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('integration');
  const key = answered && 'key' in answered ? answered.key : undefined;
  const form = useForm(NewIntegrationForm, {
    reply: answered && 'key' in answered ? undefined : answered,
    values: { actsFor: 'company', ...draft },
    labels: useLabels(integrationFields),
  });
  return (
    <Screen
      area="admin"
      back={{ to: to.integrations(), label: t('list.title') }}
      title={key ? t('create.done') : title}
    >
      {key ? (
        <ShownKey {...key} />
      ) : (
        <FormPart form={form} submit={t('create.submit')}>
          <input type="hidden" name="formKey" value={form.field('formKey').defaultValue ?? formKey} />
          <IntegrationFields form={form} operators={operators} />
        </FormPart>
      )}
    </Screen>
  );
}
