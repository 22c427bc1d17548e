import { clock } from '@bff/platform/clock';
import type { RecentActor, UserActor } from '../shared/actor';

/** How long a login counts as recent: after that, sensitive changes ask for it again. */
export const RECENT_LOGIN_MINUTES = 15;

/** Whether the user of the session or token has proved who they are recently. `authenticatedAt` is when they last did. */
export function isRecentLogin(authenticatedAt: Date | null): boolean {
  if (authenticatedAt === null) return false;
  return clock.millis() - authenticatedAt.getTime() < RECENT_LOGIN_MINUTES * 60_000;
}

/** The actor as required by what needs a recent login; undefined when they have to prove who they are again. */
export const provedLately = (actor: UserActor, authenticatedAt: Date | null): RecentActor | undefined =>
  isRecentLogin(authenticatedAt) ? (actor as RecentActor) : undefined;
