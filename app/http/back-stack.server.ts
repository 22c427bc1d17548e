// Traces: S2-017, S2-018
import { isFetchedAhead } from '@bff/platform/page-data';
import { earlierPlace, keepInSession, visited } from '@bff/domain/sessions';
import { localePath, locationOf } from './locale-path';
import { currentSession } from './session.server';

/** Records a visit to a page that others return to (lists, details), if there is a session; it starts none. */
export async function rememberVisit(request: Request): Promise<void> {
  if (isFetchedAhead(request.headers)) return;
  const session = await currentSession(request);
  if (!session) return;
  const stack = session.data.backStack ?? [];
  const next = visited(stack, locationOf(request));
  if (next !== stack) await keepInSession(session, 'backStack', next);
}

/**
 * Where to return after saving, or by a back link: the page of that path as it was left, with its query, in the current language
 * (specification section 2).
 */
export async function placeToReturn(request: Request, path: string): Promise<string> {
  const session = await currentSession(request);
  return localePath(request, earlierPlace(session?.data.backStack ?? [], path));
}
