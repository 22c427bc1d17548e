import { keepInSession, placeBefore, visited } from '@bff/domain/people';
import { localePath, locationOf } from './locale-path';
import { currentSession } from './session.server';

/** Notes a visit to a page that others return to (lists, details). Only where there is a session; nothing is started for it. */
export async function rememberVisit(request: Request): Promise<void> {
  const session = await currentSession(request);
  if (!session) return;
  const stack = session.data.backStack ?? [];
  const next = visited(stack, locationOf(request));
  if (next !== stack) await keepInSession(session, 'backStack', next);
}

/** The place visited before this one, or `fallback` (a path of the product). */
export async function previousPlace(request: Request, fallback: string): Promise<string> {
  const stack = (await currentSession(request))?.data.backStack ?? [];
  return placeBefore(stack, locationOf(request)) ?? localePath(request, fallback);
}
