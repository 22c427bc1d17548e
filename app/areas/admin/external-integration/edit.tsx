// Traces: S2-112
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import {
  changeIntegration,
  configureWebhook,
  integrationOperators,
  seeIntegration,
  webhookRevision,
  webhookSettings,
} from '@bff/domain/integration-users';
import { clock } from '@bff/platform/clock';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import type { FormReply } from '~/forms/parse-form.server';
import { byIntent, saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { draftOf, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { IntegrationForm, wanted, WebhookForm } from './integration-form';
import { IntegrationFacts, IntegrationForms, type Sent } from './IntegrationForms';

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

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeIntegration(actor, Number(params['id']));
  const done = () => redirectWithFlash(request, to.editIntegration(id), 'integration:flash.saved');
  return byIntent<unknown>(request, {
    save: async (form) =>
      sentBy(
        'save',
        await saveForm(request, IntegrationForm, {
          form,
          run: (typed) => changeIntegration(actor, id, { ...wanted(typed), version: typed.version }),
          done,
        }),
      ),
    webhook: async (form) =>
      sentBy(
        'webhook',
        await saveForm(request, WebhookForm, { form, run: (typed) => configureWebhook(actor, id, typed), done }),
      ),
  });
}

type Answer = TypedResponse<never> | ReturnType<typeof data<FormReply>>;

/** Which of the page's forms a reply belongs to. */
function sentBy(sent: Sent, answered: Answer) {
  if (!('data' in answered)) return answered;
  return data({ ...answered.data, sent }, { status: answered.init?.status ?? 422 });
}

/** One integration user: its key, what it may access, and where it is told about bookings. */
export default function EditIntegrationPage() {
  const { integration, operators, webhook, revision, now, draft } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply & { sent: Sent }>();
  const { t } = useTranslation('integration');
  const path = usePath();
  const { id, name, status } = integration;
  const isActive = status === 'active';
  return (
    <Screen
      area="admin"
      back={{ to: to.integrations(), label: t('list.title') }}
      title={name}
      meta={<StatusBadge tone={isActive ? 'success' : 'neutral'}>{t(`status.${status}`)}</StatusBadge>}
      actions={
        isActive ? (
          <>
            <LinkButton variant="secondary" href={path(to.rotateIntegration(id))}>
              {t('edit.rotate')}
            </LinkButton>
            <ConfirmLink variant="secondary" to={to.cancelIntegration(id)}>
              {t('edit.cancel')}
            </ConfirmLink>
          </>
        ) : undefined
      }
    >
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
        <a href={path(to.integrationDeliveries(id))}>{t('edit.deliveries')}</a>
      </p>
      <p>
        <a href={`${path(to.eventLog())}?view=each&entity=integration&q=${id}`}>{t('edit.history')}</a>
      </p>
    </Screen>
  );
}
