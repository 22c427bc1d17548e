import { randomBytes } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { conceal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { integrationUserPolicy } from './integration-user.policy';
import { integrationUserStore } from './integration-user.store';

export const SECRET_USE = 'integration-secret';
const OVERLAP_MS = 24 * 3_600_000;

/** What an integration signs with; the secret is shown this once. */
export interface IntegrationKey {
  id: number;
  keyId: string;
  secret: string;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Makes an integration; of an operator when `companyId` says whose vehicles it may touch. @throws DomainError `auth.noPermission` */
export async function createIntegration(
  actor: Actor,
  { name, companyId = null }: { name: string; companyId?: number | null },
): Promise<IntegrationKey> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const secret = newSecret();
  const keyId = randomBytes(16).toString('base64url');
  return inTransaction(async () => {
    const id = await integrationUserStore.insert({ name, keyId, companyId, secret: conceal(SECRET_USE, secret) });
    await logTransition({ entity: 'integration', entityId: id, from: null, to: 'active', by: actor });
    return { id, keyId, secret };
  });
}

/** A new secret; the one so far stays good for a day. @throws DomainError `auth.noPermission`, `auth.integrationInvalid` */
export async function rotateIntegrationSecret(actor: Actor, id: number): Promise<IntegrationKey> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const secret = newSecret();
  return inTransaction(async () => {
    const integration = await integrationUserStore.lock(id);
    must(integration?.status === 'active', 'auth.integrationInvalid');
    await integrationUserStore.rotate(id, conceal(SECRET_USE, secret), new Date(clock.millis() + OVERLAP_MS));
    await logTransition({
      entity: 'integration',
      entityId: id,
      from: 'active',
      to: 'active',
      by: actor,
      reason: 'rotated',
    });
    return { id, keyId: integration.keyId, secret };
  });
}

/** Nothing that the integration signs is accepted any more. @throws DomainError `auth.noPermission`, `auth.integrationInvalid` */
export async function cancelIntegration(actor: Actor, id: number): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const integration = await integrationUserStore.lock(id);
    must(integration?.status === 'active', 'auth.integrationInvalid');
    await integrationUserStore.cancel(id);
    await logTransition({ entity: 'integration', entityId: id, from: 'active', to: 'canceled', by: actor });
  });
}
