import { clock } from '@bff/platform/clock';
import type { RecentActor, UserActor } from '../shared/actor';

/** How long a login counts as recent: sensitive changes ask for it again afterwards. */
export const RECENT_LOGIN_MINUTES = 15;

/** Did whoever uses the session or token prove who they are lately? `authenticatedAt` is when they last did. */
export function isRecentLogin(authenticatedAt: Date | null): boolean {
  if (authenticatedAt === null) return false;
  return clock.millis() - authenticatedAt.getTime() < RECENT_LOGIN_MINUTES * 60_000;
}

/** The actor, as what needs a recent login takes them; undefined when they have to prove who they are once more. */
export const provedLately = (actor: UserActor, authenticatedAt: Date | null): RecentActor | undefined =>
  isRecentLogin(authenticatedAt) ? (actor as RecentActor) : undefined;
