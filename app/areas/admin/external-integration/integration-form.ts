import * as z from 'zod/mini';
import { integration, overlapHours, webhook } from '#fields/integration';
import type { NewIntegration } from '@bff/domain/integration-users';
import { defineFields, field, hidden, revision, type Rule, schemaOf, type ValuesOf, version } from '~/forms/fields';

/** An integration's name and for whom it acts. */
export const integrationFields = defineFields({
  name: field(integration.name, 'integration:name', { hint: 'integration:nameHint', width: 'md', maxLength: 200 }),
  actsFor: field(integration.actsFor, 'integration:actsFor.label', {
    texts: 'integration:actsFor',
    hint: 'integration:actsFor.hint',
  }),
  companyId: field(integration.companyId, 'integration:actsFor.company', {
    optional: 'integration:actsFor.ifCompany',
    width: 'md',
  }),
  customer: field(integration.customer, 'integration:actsFor.customerName', {
    optional: 'integration:actsFor.ifCustomer',
    hint: 'integration:actsFor.customerHint',
    autoComplete: 'off',
    width: 'md',
  }),
  externalId: field(integration.externalId, 'integration:externalId', {
    hint: 'integration:externalIdHint',
    maxLength: 80,
    width: 'md',
  }),
});
type Typed = ValuesOf<typeof integrationFields>;

/** Whatever kind is chosen must be named. */
const named: Rule<typeof integrationFields> = ({ actsFor, companyId, customer }, refuse) => {
  if (actsFor === 'company' && companyId === undefined) refuse('companyId', 'forms.required');
  if (actsFor === 'customer' && customer === undefined) refuse('customer', 'forms.required');
};

const formKey = hidden(z.string().check(z.regex(/^[\w-]{22}$/)));
export const NewIntegrationForm = schemaOf(defineFields({ ...integrationFields, formKey }), named);
export const IntegrationForm = schemaOf(defineFields({ ...integrationFields, version }), named);

export const rotateFields = defineFields({
  overlapHours: field(overlapHours, 'integration:rotate.overlap', { texts: 'integration:rotate.hours' }),
});
export const RotateForm = schemaOf(defineFields({ ...rotateFields, version }));

export const webhookFields = defineFields({
  url: field(webhook.url, 'integration:webhook.url', { hint: 'integration:webhook.urlHint' }),
  events: field(webhook.events, 'integration:webhook.events'),
});
export const WebhookForm = schemaOf(defineFields({ ...webhookFields, revision }));

/** The chosen values: fields for another choice do not count. */
export const wanted = ({ name, actsFor, companyId, customer, externalId }: Typed): NewIntegration => ({
  name,
  companyId: actsFor === 'company' ? (companyId ?? null) : null,
  customer: actsFor === 'customer' ? (customer ?? null) : null,
  externalId: externalId ?? null,
});
