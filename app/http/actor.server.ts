// Traces: S2-008, S2-009, S2-010, S2-011, S2-012, S2-013, S2-014, S2-015, S2-016, S6-021, S8-001
import { redirect } from '@remix-run/node';
import { type Actor, type UserActor, visitor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { accessTo, type Area, areaOf, type SessionUser, withReturnUrl } from '@bff/domain/sessions';
import { isObligedToSecondFactor } from '@bff/domain/accounts';
import { localeOf } from '~/i18n/i18n';
import { to } from '~/to';
import { keepDraft } from './draft.server';
import { localePath, locationOf } from './locale-path';
import { currentSession } from './session.server';

/** The actor of a request, who reads in the page's language: the session's user, otherwise a visitor. */
export async function getActor(request: Request): Promise<Actor> {
  const session = await currentSession(request);
  if (!session?.user) return visitor(localeOf(request));
  await guardSecondFactor(request, session.user);
  return { ...session.user.actor, language: localeOf(request) };
}

/** Where staff who must set up their second factor may still go. */
const SET_UP = /^\/(sv|en)\/(user\/(second-factor|confirm)|auth\/logout|cookies)(\/|$)/;

/** Redirects staff who must have a second factor, but have none, to its setup. */
export async function guardSecondFactor(request: Request, user: SessionUser): Promise<void> {
  if (user.hasSecondFactor || SET_UP.test(new URL(request.url).pathname)) return;
  if (await isObligedToSecondFactor(user.actor))
    throw redirect(localePath(request, to.secondFactor()), isRead(request) ? 302 : 303);
}

const isRead = (request: Request) => request.method === 'GET' || request.method === 'HEAD';

/** Redirects to the login page and, after it, back here; a submitted form is kept. */
async function toLogin(request: Request, read?: FormData): Promise<never> {
  const headers = isRead(request) ? new Headers() : await keepDraft(request, read);
  const login = withReturnUrl(localePath(request, to.login()), locationOf(request));
  throw redirect(login, { status: isRead(request) ? 302 : 303, headers });
}

/**
 * Lets the actor into an area or throws where to go instead: the login page, or the dashboard of their role (specification section 2). A
 * form sent to an area that is not the actor's is refused with 403. Visitors pass if the area needs no login. `read` is the form, if the
 * request's body has been read already.
 */
export async function guardArea(
  request: Request,
  area: Area = areaOf(new URL(request.url).pathname),
  read?: FormData,
): Promise<Actor> {
  const actor = await getActor(request);
  const access = accessTo(area, actor);
  if (access.kind === 'login') return toLogin(request, read);
  if (access.kind === 'elsewhere') {
    if (!isRead(request)) throw new DomainError('auth.noPermission');
    throw redirect(localePath(request, access.path));
  }
  return actor;
}

/**
 * The logged-in user of a screen that needs one. `area` defaults to the address's own; `customer` means the general area, as in the
 * screens' route lines. `read` as for `guardArea`.
 */
export async function requireActor(request: Request, area?: Area | 'customer', read?: FormData): Promise<UserActor> {
  const actor = await guardArea(request, area === 'customer' ? 'general' : area, read);
  return actor.kind === 'user' ? actor : toLogin(request, read);
}
