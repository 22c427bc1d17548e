import { redirect } from '@remix-run/node';
import { type Area, provedLately, withReturnUrl } from '@bff/domain/sessions';
import type { RecentActor } from '@bff/domain/shared/actor';
import { to } from '~/to';
import { requireActor } from './actor.server';
import { keepDraft } from './draft.server';
import { localePath, locationOf } from './locale-path';
import { currentSession } from './session.server';

interface RecentLoginOptions {
  /** As for `requireActor`. */
  area?: Area | 'customer';
  /** The request's form, if the body has been read already. */
  form?: FormData;
}

/**
 * The logged-in user of a screen or action that needs a recent login (15 minutes). Anybody else is asked for the password first and then
 * sent back here; a submitted form is kept and filled in again through `draftOf`.
 */
export async function requireRecentLogin(
  request: Request,
  { area, form }: RecentLoginOptions = {},
): Promise<RecentActor> {
  const actor = await requireActor(request, area, form);
  const session = await currentSession(request);
  const recent = session && provedLately(actor, session.authenticatedAt);
  if (recent) return recent;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers = isRead ? new Headers() : await keepDraft(request, form);
  const confirm = withReturnUrl(localePath(request, to.confirmIdentity()), locationOf(request));
  throw redirect(confirm, { status: isRead ? 302 : 303, headers });
}
