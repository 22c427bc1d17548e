import { keepInSession, visited } from '@bff/domain/people';
import { locationOf } from './locale-path';
import { currentSession } from './session.server';

/** Notes a visit to a page that others return to (lists, details). Only where there is a session; nothing is started for it. */
export async function rememberVisit(request: Request): Promise<void> {
  const session = await currentSession(request);
  if (!session) return;
  const stack = session.data.backStack ?? [];
  const next = visited(stack, locationOf(request));
  if (next !== stack) await keepInSession(session, 'backStack', next);
}
