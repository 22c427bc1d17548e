import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { rotateIntegrationSecret, seeIntegration } from '@bff/domain/integration-users';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { parseForm } from '~/forms/parse-form.server';
import { Form } from '~/forms/Form';
import { useForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { WayBack } from '~/frame/WayBack';
import { answer } from '~/http/answer.server';
import { localePath } from '~/http/locale-path';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { OVERLAP_HOURS, RotateForm } from './integration-form';
import { ShownKey } from './ShownKey';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const integration = await seeIntegration(await requireRecentLogin(request), Number(params['id']));
  const { id, name, version, status } = integration;
  // Its page says that it is canceled.
  if (status !== 'active') throw redirect(localePath(request, `/dashboard/admin/external-integration/edit/${id}`));
  return {
    title: translator(request)('integration:rotate.title', { name }),
    id,
    name,
    version,
  };
}

/** Answers with the new secret itself. Loading the answer again sends a version that no longer is the newest, which changes nothing. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  const form = await parseForm(request, RotateForm);
  if (!form.ok) return form.reply();
  const { overlapHours } = form.value;
  return answer(rotateIntegrationSecret(actor, id, form.value), {
    form,
    done: ({ previousUntil, ...key }) =>
      data({ key: { ...key, previousUntil: overlapHours === 0 ? null : previousUntil } }, { headers: privatePage() }),
  });
}

/** A new secret for an integration, with a time in which both are good. */
export default function RotateSecretPage() {
  const { title, id, name, version } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation('integration');
  const path = usePath();
  const key = answered && 'key' in answered ? answered.key : undefined;
  const form = useForm(RotateForm, {
    reply: answered && 'key' in answered ? undefined : answered,
    values: { overlapHours: '24' },
    labels: { overlapHours: t('rotate.overlap') },
  });
  return (
    <AreaFrame area="admin">
      <WayBack
        back={[
          { to: '/dashboard/admin/external-integration/list', label: t('list.title') },
          { to: `/dashboard/admin/external-integration/edit/${id}`, label: name },
        ]}
        here={title}
      />
      <PageHeader title={key ? t('rotate.done') : title} />
      {key ? (
        <ShownKey {...key} />
      ) : (
        <Form form={form}>
          <Stack gap="l">
            <ErrorSummary {...form.summary} />
            <p className="measure">{t('rotate.text')}</p>
            <input type="hidden" name="version" value={version} />
            <RadioGroup
              {...form.field('overlapHours')}
              legend={t('rotate.overlap')}
              options={OVERLAP_HOURS.map((hours) => ({ value: String(hours), label: t(`rotate.hours.${hours}`) }))}
            />
            <Row>
              <Button>{t('rotate.submit')}</Button>
              <LinkButton variant="secondary" href={path(`/dashboard/admin/external-integration/edit/${id}`)}>
                {t('rotate.keep')}
              </LinkButton>
            </Row>
          </Stack>
        </Form>
      )}
    </AreaFrame>
  );
}
