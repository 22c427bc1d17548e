// Traces: S8-300
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { integrationUserPolicy } from './integration-user.policy';
import { type IntegrationListQuery, integrationUserStore, type SeenIntegration } from './integration-user.store';

/** @throws DomainError `auth.noPermission` */
export async function listIntegrations(
  actor: Actor,
  query: IntegrationListQuery,
  part: { page: number; pageSize: number },
): Promise<{ rows: SeenIntegration[]; total: number }> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  return integrationUserStore.list(query, part);
}

/** @throws DomainError `auth.noPermission`, `integration.notFound` */
export async function seeIntegration(actor: Actor, id: number): Promise<SeenIntegration> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  const found = Number.isSafeInteger(id) && id > 0 ? await integrationUserStore.see(id) : undefined;
  must(found, 'integration.notFound');
  return found;
}

const LEAST_LETTERS = 2;
const MOST_SUGGESTED = 8;

/** Customers that an integration can act for, by part of their name or login name. @throws DomainError `auth.noPermission` */
export async function integrationCustomers(actor: Actor, text: string): Promise<{ username: string; name: string }[]> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  return text.length < LEAST_LETTERS ? [] : integrationUserStore.customersLike(text, MOST_SUGGESTED);
}

/** The operators that an integration can act for. @throws DomainError `auth.noPermission` */
export async function integrationOperators(actor: Actor): Promise<{ id: number; name: string; orgNumber: string }[]> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  return integrationUserStore.operators();
}
