// Traces: S3-002, S6-001, S6-002, S6-003, S6-004, S6-005, S6-006, S6-007, S6-008, S6-009, S6-010, S6-011, S6-012,
// S6-013, S6-016, S6-017
import type { DealRole } from '@states/deal-roles';
import type { Language } from '@states/languages';
import type { Role } from '@states/roles';

export type { Language } from '@states/languages';
export { type Role, ROLES } from '@states/roles';

/** Who is asking. Every loader and action resolves it itself; policies decide on it. */
export type Actor = Visitor | UserActor | SystemActor;

export interface Visitor {
  kind: 'visitor';
  language: Language;
}

export interface UserActor {
  kind: 'user';
  userId: number;
  roles: readonly Role[];
  /** The claim, not a role (domain.md section 2). */
  trainReplacementCustomer: boolean;
  /** What they read in: the page's, for the API the request's. */
  language: Language;
  /** What their profile wants mails in; missing for one who is not read from an account. */
  mailLanguage?: Language;
  /** The customer record, if the user is a customer. */
  customerId: number | null;
  /** For a deal customer's user: the organisation and the user's rights in it, which reach down the tree. Null or missing otherwise. */
  deal?: { organisationId: number; rights: readonly { unitId: number; role: DealRole }[] } | null;
  /** The operator, if the user is a company admin or driver. */
  companyId: number | null;
  /**
   * The version of the credentials when the session or token was read. Changes to the user's own credentials are refused once it is stale.
   */
  credentialVersion?: number;
}

declare const provedLately: unique symbol;
/**
 * A user who has recently proved who they are; only `provedLately` (sessions) makes one. Creating an organisation, a customer or a company
 * on somebody else's behalf takes no other kind of user, so no page or endpoint can forget to ask.
 */
export type RecentActor = UserActor & { readonly [provedLately]: true };

/** Jobs, webhooks and the outbox. `name` is written to the event log. */
export interface SystemActor {
  kind: 'system';
  name: string;
  language: Language;
}

export const visitor = (language: Language): Visitor => ({ kind: 'visitor', language });
export const system = (name: string): SystemActor => ({ kind: 'system', name, language: 'sv' });
export const hasRole = (actor: Actor, ...roles: Role[]): boolean =>
  actor.kind === 'user' && roles.some((role) => actor.roles.includes(role));
/** SYSTEM_OWNER may do everything that SYSTEM_ADMIN may. */
export const isAdmin = (actor: Actor): boolean => hasRole(actor, 'SYSTEM_ADMIN', 'SYSTEM_OWNER');
