import { useTranslation } from '~/i18n/use-translation';
import { WEBHOOK_EVENTS } from '@states/webhook-events';
import type { SeenIntegration, WebhookSettings } from '@bff/domain/integration-users';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Revision } from '~/forms/Revision';
import type { FormReply } from '~/forms/parse-form.server';
import { formValues } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels, useWords } from '~/forms/labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { FormPart } from '~/screens/FormScreen';
import { openKey } from '~/i18n/open-key';
import { idRow } from '../parts/id-row';
import { actsFor } from './acts-for';
import { IntegrationForm, integrationFields, WebhookForm as EditedWebhook, webhookFields } from './integration-form';
import { IntegrationFields } from './IntegrationFields';

/** `now` decides whether two secrets are valid. */
export function IntegrationFacts({ integration, now }: { integration: SeenIntegration; now: number }) {
  const { t } = useTranslation('integration');
  const { keyId, previousUntil, lastUsedAt, createdAt } = integration;
  const isOverlapping = previousUntil !== null && previousUntil.getTime() > now;
  return (
    <SummaryList
      rows={[
        idRow(t('key.id'), keyId),
        { label: t('key.secret'), value: t('key.hidden') },
        ...(isOverlapping ? [{ label: t('key.previousUntil'), value: <DateTime at={previousUntil} /> }] : []),
        { label: t('actsFor.label'), value: actsFor(t, integration) },
        { label: t('lastUsed'), value: lastUsedAt ? <DateTime at={lastUsedAt} /> : t('neverUsed') },
        { label: t('created'), value: <DateTime at={createdAt} /> },
      ]}
    />
  );
}

/** Which of the two forms. */
export type Sent = 'save' | 'webhook';

interface IntegrationFormsProps {
  integration: SeenIntegration;
  operators: readonly { id: number; name: string; orgNumber: string }[];
  webhook: WebhookSettings;
  /** The revision of the webhook shown. */
  revision: string;
  reply: (FormReply & { sent: Sent }) | undefined;
  /** What was typed into one of the forms before the login; `intent` says which. */
  draft: Draft | null;
}
type Draft = Readonly<Record<string, string | readonly string[]>>;

/** The texts typed into that form, from the draft. */
const textsOf = (draft: Draft | null, intent: Sent): Record<string, string> =>
  draft?.['intent'] === intent
    ? Object.fromEntries(
        Object.entries(draft).filter((field): field is [string, string] => typeof field[1] === 'string'),
      )
    : {};

export function IntegrationForms({ integration, operators, webhook, revision, reply, draft }: IntegrationFormsProps) {
  return (
    <Stack gap="l">
      <DetailsForm
        integration={integration}
        operators={operators}
        reply={reply?.sent === 'save' ? reply : undefined}
        draft={draft}
      />
      <WebhookForm
        webhook={webhook}
        revision={revision}
        reply={reply?.sent === 'webhook' ? reply : undefined}
        draft={draft}
      />
    </Stack>
  );
}

function DetailsForm({ integration, operators, reply, draft }: Omit<IntegrationFormsProps, 'webhook' | 'revision'>) {
  const { t } = useTranslation('integration');
  const { name, companyId, customerId, customerUsername, externalId, version } = integration;
  const labels = useLabels(integrationFields);
  const words = useWords(integrationFields);
  const actsForWhom = companyId !== null ? 'company' : customerId !== null ? 'customer' : 'nobody';
  const saved = formValues(integrationFields, {
    name,
    actsFor: actsForWhom,
    companyId,
    customer: customerUsername,
    externalId,
  });
  const form = useForm(IntegrationForm, {
    reply,
    values: { ...saved, ...textsOf(draft, 'save') },
    saved,
    together: [['actsFor', 'companyId', 'customer']],
    labels,
  });
  const operatorOf = (value: string) => operators.find(({ id }) => String(id) === value)?.name;
  const wordOf = (field: string, value: string) =>
    field === 'companyId' ? (operatorOf(value) ?? value) : words(field, value);
  return (
    <FormPart form={form} submit={t('edit.save')} heading={t('edit.details')}>
      <SavedMeanwhile form={form} labels={labels} show={wordOf} />
      <input type="hidden" name="intent" value="save" />
      <Revision form={form} name="version" current={version} />
      <IntegrationFields form={form} operators={operators} />
    </FormPart>
  );
}

function WebhookForm({
  webhook,
  revision,
  reply,
  draft,
}: Pick<IntegrationFormsProps, 'webhook' | 'revision' | 'reply' | 'draft'>) {
  const { t } = useTranslation('integration');
  const nameOf = (event: string) => t(openKey('integration:webhook.event', event.replace('.', '-')));
  const labels = useLabels(webhookFields);
  const kept = draft?.['intent'] === 'webhook' ? draft['events'] : webhook.events;
  const form = useForm(EditedWebhook, {
    reply,
    values: { url: webhook.url, events: kept, ...textsOf(draft, 'webhook') },
    saved: { ...webhook },
    labels,
    prefix: 'webhook-',
  });
  const wordOf = (field: string, value: string) => (field === 'events' ? nameOf(value) : value);
  const events = WEBHOOK_EVENTS.map((value) => ({ value, label: nameOf(value) }));
  return (
    <FormPart form={form} submit={t('webhook.submit')} heading={t('webhook.title')}>
      <p className="measure">{t('webhook.text')}</p>
      <SavedMeanwhile form={form} labels={labels} show={wordOf} />
      <input type="hidden" name="intent" value="webhook" />
      <Revision form={form} current={revision} />
      <FormFields form={form} fields={webhookFields} with={{ events: { options: events } }} />
    </FormPart>
  );
}
