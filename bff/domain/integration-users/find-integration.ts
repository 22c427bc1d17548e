import { clock } from '@bff/platform/clock';
import { reveal } from '@bff/platform/signing';
import { integrationUserStore } from './integration-user.store';
import { SECRET_USE } from './manage-integrations';

/** A system that may sign requests now. */
export interface Integration {
  id: number;
  keyId: string;
  name: string;
  /** The operator whose vehicles it may manage, if any. */
  companyId: number | null;
  /** The customer it acts for, if any. */
  customerId: number | null;
  /** The current secret, then the previous one while it is still valid. */
  secrets: readonly string[];
  /** When it last signed a request, to the minute. */
  lastUsedAt: Date | null;
}

/** The active integration of a key, with the secrets that are valid now; undefined if there is none. */
export async function findIntegration(keyId: string): Promise<Integration | undefined> {
  const found = await integrationUserStore.findByKey(keyId);
  if (found?.status !== 'active') return undefined;
  const isOverlapping = found.previousUntil !== null && found.previousUntil.getTime() > clock.millis();
  const concealed = isOverlapping && found.previousSecret ? [found.secret, found.previousSecret] : [found.secret];
  const secrets = concealed.map((text) => reveal(SECRET_USE, text)).filter((text) => text !== undefined);
  const { id, name, companyId, customerId, lastUsedAt } = found;
  return { id, keyId, name, companyId, customerId, secrets, lastUsedAt };
}

/** For the list that administrators see; to the minute. For an authenticated integration. */
export const noteIntegrationUse = (integration: Integration): Promise<void> =>
  integrationUserStore.noteUse(integration);
