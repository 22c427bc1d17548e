import { READER_HEADER } from './reader';
import { currentSession } from './session.server';

/**
 * Whether a dashboard open in the browser acts for another user than the one who has since logged in, in another tab: nothing may be shown
 * or saved in one user's name that another has typed. Pages report an ended session themselves.
 */
export async function isAnotherReaders(request: Request): Promise<boolean> {
  const expected = request.headers.get(READER_HEADER);
  if (expected === null) return false;
  const user = (await currentSession(request))?.user;
  return user != null && String(user.actor.userId) !== expected;
}
