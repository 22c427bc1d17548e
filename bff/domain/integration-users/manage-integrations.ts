// Traces: S3-078, S6-015, S8-301, S8-302
import type { OVERLAP_HOURS } from '#fields/integration';
import { randomBytes } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { conceal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { type Facts, mustBeUnchanged } from '../shared/revision';
import { integrationUserPolicy } from './integration-user.policy';
import { type IntegrationFields, integrationUserStore, type StoredIntegration } from './integration-user.store';

export const SECRET_USE = 'integration-secret';
const HOUR_MS = 3_600_000;
type OverlapHours = (typeof OVERLAP_HOURS)[number];

/** What an integration signs with; the secret is only shown now. */
export interface IntegrationKey {
  id: number;
  keyId: string;
  secret: string;
}

/** Whom it acts for, and its name. One that acts for neither operator nor customer has no access to anybody's data. */
export interface NewIntegration {
  name: string;
  companyId?: number | null;
  /** The username or email address of the customer's account. */
  customer?: string | null;
  externalId?: string | null;
  /** Identifies the form: sent twice, it creates one integration. */
  formKey?: string | null;
}

const newSecret = (): string => randomBytes(32).toString('base64url');
export const newFormKey = (): string => randomBytes(16).toString('base64url');

/**
 * Creates an integration; for an operator when `companyId` says whose vehicles it may manage.
 * @throws DomainError `auth.noPermission`, `company.notFound`@companyId, `customer.notFound`@customer,
 * `integration.externalIdTaken`@externalId, `integration.alreadyMade`
 */
export async function createIntegration(actor: Actor, wanted: NewIntegration): Promise<IntegrationKey> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const secret = newSecret();
  const keyId = randomBytes(16).toString('base64url');
  return inTransaction(async () => {
    const fields = await fieldsOf(wanted);
    const formKey = wanted.formKey ?? null;
    const id = await integrationUserStore.insert({ ...fields, keyId, formKey, secret: conceal(SECRET_USE, secret) });
    if (id === undefined) {
      must(formKey === null || !(await integrationUserStore.isMadeBy(formKey)), 'integration.alreadyMade');
      throw new DomainError('integration.externalIdTaken', [], 'externalId');
    }
    await logTransition({
      entity: 'integration',
      entityId: id,
      from: null,
      to: 'active',
      by: actor,
      data: told(fields),
    });
    return { id, keyId, secret };
  });
}

/**
 * Changes an integration's name and whom it acts for; its key stays.
 * @throws DomainError as `createIntegration`, `integration.notFound`, `auth.integrationInvalid` (canceled), `input.changedMeanwhile`
 */
export async function changeIntegration(
  actor: Actor,
  id: number,
  { version, ...wanted }: Omit<NewIntegration, 'formKey'> & { version: number },
): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  await editRecord<IntegrationFields & { version?: number }, IntegrationFields>({
    entity: 'integration',
    entityId: id,
    by: actor,
    seen: version,
    version: (integration) => integration.version ?? 0,
    facts: told,
    lock: () => lockActive(id),
    change: () => fieldsOf(wanted),
    write: async (fields) => must(await integrationUserStore.change(id, fields), 'integration.externalIdTaken', [], 'externalId'), // prettier-ignore
    told: ['name', 'companyId', 'customerId', 'externalId'],
  });
}

/**
 * Makes a new secret; the current one stays valid for a day, or for `overlapHours`. With `version` (as the form showed it) a form sent
 * twice makes one secret.
 * @throws DomainError `auth.noPermission`, `auth.integrationInvalid`, `input.changedMeanwhile`
 */
export async function rotateIntegrationSecret(
  actor: Actor,
  id: number,
  { overlapHours = 24, version }: { overlapHours?: OverlapHours; version?: number } = {},
): Promise<IntegrationKey & { previousUntil: Date }> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const secret = newSecret();
  return inTransaction(async () => {
    const integration = await lockActive(id);
    mustBeUnchanged(told(integration), version, integration.version);
    const previousUntil = new Date(clock.millis() + overlapHours * HOUR_MS);
    await integrationUserStore.rotate(integration, conceal(SECRET_USE, secret), previousUntil);
    await logTransition({
      entity: 'integration',
      entityId: id,
      from: 'active',
      to: 'active',
      by: actor,
      code: 'secretRotated',
      data: { overlapHours },
    });
    return { id, keyId: integration.keyId, secret, previousUntil };
  });
}

/** Nothing that the integration signs is accepted any more. @throws DomainError `auth.noPermission`, `auth.integrationInvalid` */
export async function cancelIntegration(actor: Actor, id: number): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    await integrationUserStore.move(await lockActive(id), 'canceled', { actor });
  });
}

async function lockActive(id: number): Promise<StoredIntegration> {
  const integration = await integrationUserStore.lock(id);
  must(integration?.status === 'active', 'auth.integrationInvalid');
  return integration;
}

async function fieldsOf({
  name,
  companyId = null,
  customer = null,
  externalId = null,
}: NewIntegration): Promise<IntegrationFields> {
  must(companyId === null || (await integrationUserStore.hasCompany(companyId)), 'company.notFound', [], 'companyId');
  const customerId = customer === null ? null : ((await integrationUserStore.customerOf(customer)) ?? null);
  must(customer === null || customerId !== null, 'customer.notFound', [], 'customer');
  return { name, companyId, customerId, externalId };
}

/** What the log records. */
const told = ({ name, companyId, customerId, externalId }: IntegrationFields): Facts => ({
  name,
  companyId,
  customerId,
  externalId,
});
