import type { UserActor } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';

/** What a session stores besides its user: small, and nothing that another database row has already. */
export interface SessionData {
  /** Query of the last search (`tripType=…&stop=…`). */
  lastSearch?: string;
  /** Visited places (path and query), newest last. */
  backStack?: readonly string[];
  /** A form that was sent after the session had ended: shown again after the login. */
  draft?: FormDraft;
  /** The organisation that a traffic controller has chosen to act for; whether they may is checked each time. */
  activeOrganisationId?: number;
}

export interface FormDraft {
  /** The path and query it was sent to. */
  path: string;
  fields: readonly (readonly [name: string, value: string])[];
}

export interface SessionUser {
  actor: UserActor;
  username: string;
  name: string;
  contactType: CustomerType | null;
  hasSecondFactor: boolean;
}

export interface Session {
  id: number;
  user: SessionUser | null;
  /** When the user last proved who they are; null for visitors. */
  authenticatedAt: Date | null;
  data: SessionData;
}

export interface StoredSession extends Omit<Session, 'user'> {
  user: (SessionUser & { active: boolean }) | null;
  idleSeconds: number;
  lastSeenAt: Date;
  expiresAt: Date;
}
