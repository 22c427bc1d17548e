import { useTranslation } from 'react-i18next';
import { WEBHOOK_EVENTS } from '@states/webhook-events';
import type { SeenIntegration, WebhookSettings } from '@bff/domain/integration-users';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { FormReply } from '~/forms/parse-form.server';
import { Form } from '~/forms/Form';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { actsFor } from './acts-for';
import { IntegrationForm, WebhookForm } from './integration-form';
import { IntegrationFields, useIntegrationLabels } from './IntegrationFields';

/** `now` decides whether two secrets are good. */
export function IntegrationFacts({ integration, now }: { integration: SeenIntegration; now: number }) {
  const { t } = useTranslation('integration');
  const { keyId, previousUntil, lastUsedAt, createdAt } = integration;
  const isOverlapping = previousUntil !== null && previousUntil.getTime() > now;
  return (
    <SummaryList
      rows={[
        { label: t('key.id'), value: <code>{keyId}</code> },
        { label: t('key.secret'), value: t('key.hidden') },
        ...(isOverlapping ? [{ label: t('key.previousUntil'), value: <DateTime at={previousUntil} /> }] : []),
        { label: t('actsFor.label'), value: actsFor(t, integration) },
        { label: t('lastUsed'), value: lastUsedAt ? <DateTime at={lastUsedAt} /> : t('neverUsed') },
        { label: t('created'), value: <DateTime at={createdAt} /> },
      ]}
    />
  );
}

interface IntegrationFormsProps {
  integration: SeenIntegration;
  operators: readonly { id: number; name: string; orgNumber: string }[];
  webhook: WebhookSettings;
  /** Of the webhook as it is shown. */
  revision: string;
  reply: (FormReply & { sent: 'save' | 'webhook' }) | undefined;
  /** What was typed into one of the forms before the login; `intent` says which. */
  draft: Draft | null;
}
type Draft = Readonly<Record<string, string | readonly string[]>>;

/** The typed texts of a draft of that form. */
const textsOf = (draft: Draft | null, intent: 'save' | 'webhook'): Record<string, string> =>
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
      <WebhookFields
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
  const labels = useIntegrationLabels();
  const saved = {
    name,
    actsFor: companyId !== null ? 'company' : customerId !== null ? 'customer' : 'nobody',
    companyId: companyId === null ? undefined : String(companyId),
    customer: customerUsername,
    externalId,
  };
  const form = useForm(IntegrationForm, { reply, values: { ...saved, ...textsOf(draft, 'save') }, labels });
  const wordOf = (field: string, value: string) => {
    if (field === 'actsFor') return t(`actsFor.${value}`);
    return field === 'companyId' ? (operators.find(({ id }) => String(id) === value)?.name ?? value) : value;
  };
  return (
    <Form form={form} guarded>
      <Stack gap="l">
        <h2>{t('edit.details')}</h2>
        <ErrorSummary {...form.summary} />
        <SavedMeanwhile form={form} saved={saved} labels={labels} show={wordOf} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <IntegrationFields form={form} operators={operators} />
        <Row>
          <Button>{t('edit.save')}</Button>
        </Row>
      </Stack>
    </Form>
  );
}

function WebhookFields({
  webhook,
  revision,
  reply,
  draft,
}: Pick<IntegrationFormsProps, 'webhook' | 'revision' | 'reply' | 'draft'>) {
  const { t } = useTranslation('integration');
  const nameOf = (event: string) => t(`webhook.event.${event.replace('.', '-')}`);
  const labels = { url: t('webhook.url'), events: t('webhook.events') };
  const kept = draft?.['intent'] === 'webhook' ? draft['events'] : webhook.events;
  const form = useForm(WebhookForm, {
    reply,
    values: { url: webhook.url, events: kept, ...textsOf(draft, 'webhook') },
    labels,
    prefix: 'webhook-',
  });
  const wordOf = (field: string, value: string) => (field === 'events' ? nameOf(value) : value);
  return (
    <Form form={form} guarded>
      <Stack gap="l">
        <h2>{t('webhook.title')}</h2>
        <p className="measure">{t('webhook.text')}</p>
        <ErrorSummary {...form.summary} />
        <SavedMeanwhile form={form} saved={{ ...webhook }} labels={labels} show={wordOf} />
        <input type="hidden" name="intent" value="webhook" />
        <input type="hidden" name="revision" value={revision} />
        <TextField
          {...form.field('url')}
          type="url"
          label={t('webhook.url')}
          optional={t('optional')}
          hint={t('webhook.urlHint')}
          maxLength={500}
        />
        <CheckboxGroup
          {...form.boxes('events')}
          legend={t('webhook.events')}
          options={WEBHOOK_EVENTS.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Row>
          <Button>{t('webhook.submit')}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
