// Traces: S2-112
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  changeIntegration,
  configureWebhook,
  integrationOperators,
  seeIntegration,
  webhookRevision,
  webhookSettings,
} from '@bff/domain/integration-users';
import { DomainError } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { type FormReply, parseForm, readForm } from '~/forms/parse-form.server';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { IntegrationForm, wanted, WebhookForm } from './integration-form';
import { IntegrationFacts, IntegrationForms } from './IntegrationForms';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const integration = await seeIntegration(actor, Number(params['id']));
  const [operators, webhook] = await Promise.all([integrationOperators(actor), webhookSettings(actor, integration.id)]);
  const draft = await draftOf(request);
  return {
    title: integration.name,
    integration,
    operators,
    webhook,
    revision: webhookRevision(webhook),
    now: clock.millis(),
    draft: draft ? { ...textsOf(draft), events: draft.getAll('events').map(String) } : null,
  };
}

/** Each form of the page names its intent; an unknown one is no form of ours. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  const typed = await readForm(request);
  const intent = typed.get('intent');
  const done = async () => {
    await dropDraft(request);
    return redirectWithFlash(request, `/dashboard/admin/external-integration/edit/${id}`, 'integration:flash.saved');
  };
  if (intent === 'save') {
    const form = await parseForm(typed, IntegrationForm);
    const answered = form.ok
      ? await answer(changeIntegration(actor, id, { ...wanted(form.value), version: form.value.version }), {
          form,
          done,
        })
      : form.reply();
    return sentBy(intent, answered);
  }
  if (intent !== 'webhook') throw new DomainError('input.invalid');
  const form = await parseForm(typed, WebhookForm);
  return sentBy(intent, form.ok ? await answer(configureWebhook(actor, id, form.value), { form, done }) : form.reply());
}

type Answer = TypedResponse<never> | ReturnType<typeof data<FormReply>>;

/** Says which of the page's forms a reply belongs to. */
function sentBy(sent: 'save' | 'webhook', answered: Answer) {
  if (!('data' in answered)) return answered;
  return data({ ...answered.data, sent }, { status: answered.init?.status ?? 422 });
}

/** One integration user: its key, what it may touch, where it is told of bookings. */
export default function EditIntegrationPage() {
  const { integration, operators, webhook, revision, now, draft } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('integration');
  const path = usePath();
  const { id, name, status } = integration;
  const isActive = status === 'active';
  return (
    <AreaFrame area="admin">
      <BackLink href={path('/dashboard/admin/external-integration/list')}>{t('list.title')}</BackLink>
      <PageHeader
        title={name}
        meta={<StatusBadge tone={isActive ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>}
        actions={
          isActive ? (
            <>
              <LinkButton variant="secondary" href={path(`/dashboard/admin/external-integration/rotate/${id}`)}>
                {t('edit.rotate')}
              </LinkButton>
              <ConfirmLink variant="secondary" to={`/dashboard/admin/external-integration/cancel/${id}`}>
                {t('edit.cancel')}
              </ConfirmLink>
            </>
          ) : undefined
        }
      />
      <IntegrationFacts integration={integration} now={now} />
      {isActive ? (
        <IntegrationForms
          integration={integration}
          operators={operators}
          webhook={webhook}
          revision={revision}
          draft={draft}
          reply={reply}
        />
      ) : (
        <Banner>{t('edit.canceled')}</Banner>
      )}
      <p>
        <a href={path(`/dashboard/admin/external-integration/deliveries/${id}`)}>{t('edit.deliveries')}</a>
      </p>
      <p>
        <a href={`${path('/dashboard/admin/event-log')}?entity=integration&subject=${id}`}>{t('edit.history')}</a>
      </p>
    </AreaFrame>
  );
}
