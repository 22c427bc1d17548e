import { currentSession } from './checkout-session';
import type { Session } from './objects';
import { Change, type SandboxState } from './state';
import { declineSession, paySession } from './take-payment';

export type CustomerAction = 'pay' | 'decline';

/**
 * A customer's action on the hosted page. Returns the session afterwards: one that was closed meanwhile stays as it is, so a double click
 * pays once. Undefined if there is no such session.
 */
export async function actAsCustomer(
  state: SandboxState,
  sessionId: string,
  action: CustomerAction,
): Promise<Session | undefined> {
  const session = await currentSession(state, sessionId);
  if (session?.status !== 'open') return session;
  const change = new Change();
  // Nothing awaits between here and the commit.
  const open = state.get<Session>('checkout.session', sessionId)!;
  const after = action === 'pay' ? paySession(state, open, change) : declineSession(state, open, change);
  await state.commit(change);
  return after;
}
