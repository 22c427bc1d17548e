import { z } from 'zod';
import { WEBHOOK_EVENTS } from '@states/webhook-events';
import type { NewIntegration, OVERLAP_HOURS as DOMAINS_HOURS } from '@bff/domain/integration-users';
import { line } from '~/forms/field-schemas';

/** As the domain has them: the browser checks by them too. */
export const OVERLAP_HOURS = [0, 24, 168] as const satisfies typeof DOMAINS_HOURS;

const fields = {
  name: line(200),
  actsFor: z.enum(['nobody', 'company', 'customer']),
  companyId: z.coerce.number().int().positive().optional(),
  customer: line(254).optional(),
  externalId: line(80).optional(),
};

/** Whoever is chosen must be named. */
function named(
  { actsFor, companyId, customer }: { actsFor: string; companyId?: number | undefined; customer?: string | undefined },
  context: z.RefinementCtx,
): void {
  const missing = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'forms.required' });
  if (actsFor === 'company' && companyId === undefined) missing('companyId');
  if (actsFor === 'customer' && customer === undefined) missing('customer');
}

const version = z.coerce.number().int().min(1);

export const NewIntegrationForm = z.object({ ...fields, formKey: z.string().regex(/^[\w-]{22}$/) }).superRefine(named);
export const IntegrationForm = z.object({ ...fields, version }).superRefine(named);
export const RotateForm = z.object({
  version,
  overlapHours: z.coerce.number().pipe(z.literal([...OVERLAP_HOURS])),
});
export const WebhookForm = z.object({
  url: z.string().trim().max(500).optional().default(''),
  events: z.array(z.enum(WEBHOOK_EVENTS)).optional().default([]),
  revision: z.string().max(40).optional(),
});

/** What is asked for: a field beside the one that was chosen does not count. */
export const wanted = ({
  name,
  actsFor,
  companyId,
  customer,
  externalId,
}: z.output<typeof IntegrationForm> | z.output<typeof NewIntegrationForm>): NewIntegration => ({
  name,
  companyId: actsFor === 'company' ? (companyId ?? null) : null,
  customer: actsFor === 'customer' ? (customer ?? null) : null,
  externalId: externalId ?? null,
});
