// Traces: S4-071
import {
  keepInSession,
  logOut,
  type NewSession,
  readSession,
  type Session,
  type SessionData,
  type SessionUser,
  startSession,
  type VerifiedLogin,
} from '@bff/domain/sessions';
import { logOutEverywhere } from '@bff/domain/accounts';
import { logActor, requestScope } from '@bff/platform/logger';
import { tellAnalytics } from './analytics.server';
import { hostCookie } from './cookies.server';

const cookie = hostCookie('session');

const tokenOf = (request: Request): Promise<unknown> => cookie.parse(request.headers.get('cookie'));

/** A page's loaders run at the same time; the database is asked once. */
const lookedUp = new WeakMap<object, Promise<Session | null>>();

/** The browser's live session, or null. */
export function currentSession(request: Request): Promise<Session | null> {
  const scope = requestScope();
  const known = scope && lookedUp.get(scope);
  if (known) return known;
  const looking = tokenOf(request).then(readSession);
  if (scope) lookedUp.set(scope, looking);
  return looking.then((session) => {
    if (session?.user) logActor(session.user.actor.userId);
    return session;
  });
}

const forget = () => {
  const scope = requestScope();
  if (scope) lookedUp.delete(scope);
};

async function cookieFor({ token, maxAgeSeconds }: NewSession): Promise<Headers> {
  forget();
  const options = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  return new Headers({ 'set-cookie': await cookie.serialize(token, options) });
}

/**
 * Logs the user in here: a session with a new id that carries over the previous one's data, if that was a visitor's or the same user's. The
 * headers set its cookie. `proved: false` if they were logged in already and have not proved their identity again.
 * @throws DomainError `auth.invalidCredentials` when their credentials have changed since they were verified
 */
export async function beginUserSession(
  request: Request,
  login: VerifiedLogin,
  { proved = true } = {},
): Promise<{ user: SessionUser; headers: Headers }> {
  const { userId } = login;
  const before = await currentSession(request);
  const isOther = before?.user && before.user.actor.userId !== userId;
  const replaces = (await tokenOf(request)) as string | undefined;
  const started = await startSession({
    login,
    carry: isOther ? {} : (before?.data ?? {}),
    replaces,
    ...(proved ? {} : { authenticatedAt: before?.authenticatedAt ?? null }),
  });
  const user = (await readSession(started.token))?.user;
  if (!user) throw new Error('a session that has just begun is not there');
  if (before?.user?.actor.userId !== userId) await tellAnalytics(request, 'login', userId);
  return { user, headers: await cookieFor(started) };
}

/** Logs out here, or everywhere; the headers remove the cookie and clear the browser's caches. */
export async function endSession(request: Request, { everywhere = false } = {}): Promise<Headers> {
  const session = await currentSession(request);
  if (everywhere && session?.user) await logOutEverywhere(session.user.actor.userId);
  await logOut(await tokenOf(request));
  if (session?.user) await tellAnalytics(request, 'logout', session.user.actor.userId);
  forget();
  return new Headers({
    'set-cookie': await cookie.serialize('', { maxAge: 0 }),
    'clear-site-data': '"cache", "storage"',
  });
}

/**
 * Keeps a value in the session; undefined removes it. A visitor without a session gets one, so the headers may set a cookie: only call this
 * for something the visitor did.
 */
export async function keep<Key extends keyof SessionData>(
  request: Request,
  key: Key,
  value: SessionData[Key] | undefined,
): Promise<Headers> {
  const session = await currentSession(request);
  if (session) {
    await keepInSession(session, key, value);
    return new Headers();
  }
  return value === undefined ? new Headers() : cookieFor(await startSession({ login: null, carry: { [key]: value } }));
}
