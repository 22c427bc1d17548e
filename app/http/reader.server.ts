import { READER_HEADER } from './reader';
import { currentSession } from './session.server';

/**
 * Whether a dashboard that lives in the browser asks for somebody else than who is logged in by now, in another tab: nothing is shown or saved
 * in the name of one that another has typed. A session that has ended is told by the pages themselves.
 */
export async function isAnotherReaders(request: Request): Promise<boolean> {
  const expected = request.headers.get(READER_HEADER);
  if (expected === null) return false;
  const user = (await currentSession(request))?.user;
  return user != null && String(user.actor.userId) !== expected;
}
