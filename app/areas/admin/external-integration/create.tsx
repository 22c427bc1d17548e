// Traces: S2-113, S3-078
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { createIntegration, integrationOperators, newFormKey } from '@bff/domain/integration-users';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm } from '~/forms/parse-form.server';
import { Form } from '~/forms/Form';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { NewIntegrationForm, wanted } from './integration-form';
import { IntegrationFields, useIntegrationLabels } from './IntegrationFields';
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

/** Answers with the secret itself, on a page that nobody keeps. Loading it again sends the form again, which makes nothing new. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const form = await parseForm(request, NewIntegrationForm);
  if (!form.ok) return form.reply();
  const { formKey } = form.value;
  return answer(createIntegration(actor, { ...wanted(form.value), formKey }), {
    form,
    done: async (key) => {
      await dropDraft(request);
      return data({ key: { ...key, previousUntil: null } satisfies NewKey }, { headers: privatePage() });
    },
  });
}

/** A new integration user, and once its key and secret. */
export default function CreateIntegrationPage() {
  const { title, operators, formKey, draft } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('integration');
  const path = usePath();
  const key = answered && 'key' in answered ? answered.key : undefined;
  const form = useForm(NewIntegrationForm, {
    reply: answered && 'key' in answered ? undefined : answered,
    values: { actsFor: 'company', ...draft },
    labels: useIntegrationLabels(),
  });
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/external-integration/list')}>{t('list.title')}</BackLink>
      <PageHeader title={key ? t('create.done') : title} />
      {key ? (
        <ShownKey {...key} />
      ) : (
        <Form form={form} guarded>
          <Stack gap="l">
            <ErrorSummary {...form.summary} />
            <input type="hidden" name="formKey" value={form.field('formKey').defaultValue ?? formKey} />
            <IntegrationFields form={form} operators={operators} />
            <Row>
              <Button>{t('create.submit')}</Button>
            </Row>
          </Stack>
        </Form>
      )}
    </AreaFrame>
  );
}
