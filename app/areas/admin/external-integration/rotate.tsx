import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { rotateIntegrationSecret, seeIntegration } from '@bff/domain/integration-users';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { localePath } from '~/http/locale-path';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { rotateFields, RotateForm } from './integration-form';
import { ShownKey } from './ShownKey';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const integration = await seeIntegration(await requireRecentLogin(request), Number(params['id']));
  const { id, name, version, status } = integration;
  // Its page says that it is canceled.
  if (status !== 'active') throw redirect(localePath(request, to.editIntegration(id)));
  return {
    title: translator(request)('integration:rotate.title', { name }),
    id,
    name,
    version,
  };
}

/** Responds with the new secret itself. Reloading resends a version that is no longer the newest, which changes nothing. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  return saveForm(request, RotateForm, {
    run: (typed) => rotateIntegrationSecret(actor, id, typed),
    done: ({ previousUntil, ...key }, { overlapHours }) =>
      data({ key: { ...key, previousUntil: overlapHours === 0 ? null : previousUntil } }, { headers: privatePage() }),
  });
}

/** A new secret for an integration, with an overlap in which both are valid. */
export default function RotateSecretPage() {
  const { title, id, name, version } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('integration');
  const key = answered && 'key' in answered ? answered.key : undefined;
  const form = useForm(RotateForm, {
    reply: answered && 'key' in answered ? undefined : answered,
    values: { overlapHours: '24' },
    labels: useLabels(rotateFields),
  });
  const back = to.editIntegration(id);
  return (
    <Screen
      area="admin"
      back={[
        { to: to.integrations(), label: t('list.title') },
        { to: back, label: name },
      ]}
      title={key ? t('rotate.done') : title}
    >
      {key ? (
        <ShownKey {...key} />
      ) : (
        <FormPart
          form={form}
          guarded={false}
          submit={t('rotate.submit')}
          cancel={{ to: back, label: t('rotate.keep') }}
        >
          <p className="measure">{t('rotate.text')}</p>
          <input type="hidden" name="version" value={version} />
          <FormFields form={form} fields={rotateFields} with={{ overlapHours: { variant: 'list' } }} />
        </FormPart>
      )}
    </Screen>
  );
}
