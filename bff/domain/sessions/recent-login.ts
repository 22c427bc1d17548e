import { clock } from '@bff/platform/clock';

/** How long a login counts as recent: sensitive changes ask for it again afterwards. */
export const RECENT_LOGIN_MINUTES = 15;

/** Did whoever uses the session or token prove who they are lately? `authenticatedAt` is when they last did. */
export function isRecentLogin(authenticatedAt: Date | null): boolean {
  if (authenticatedAt === null) return false;
  return clock.millis() - authenticatedAt.getTime() < RECENT_LOGIN_MINUTES * 60_000;
}
