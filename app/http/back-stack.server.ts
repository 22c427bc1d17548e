// Traces: S2-017, S2-018
import { isFetchedAhead } from '@bff/platform/page-data';
import { earlierPlace, keepInSession, visited } from '@bff/domain/sessions';
import { localePath, locationOf } from './locale-path';
import { currentSession } from './session.server';

/** Notes a visit to a page that others return to (lists, details). Only where there is a session; nothing is started for it. */
export async function rememberVisit(request: Request): Promise<void> {
  if (isFetchedAhead(request.headers)) return;
  const session = await currentSession(request);
  if (!session) return;
  const stack = session.data.backStack ?? [];
  const next = visited(stack, locationOf(request));
  if (next !== stack) await keepInSession(session, 'backStack', next);
}

/**
 * Where to return after saving, or by a link back: the page of that path as it was left, with its search and sheet; in the language of now
 * (specification section 2).
 */
export async function placeToReturn(request: Request, path: string): Promise<string> {
  const session = await currentSession(request);
  return localePath(request, earlierPlace(session?.data.backStack ?? [], path));
}
