import { createCookie } from '@remix-run/node';
import { publicOrigin } from '@bff/platform/env';
import { consentOf } from './consent.server';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const MAX_CHARACTERS = 1_500;
const cookie = createCookie('last-search', {
  httpOnly: true,
  secure: publicOrigin().startsWith('https:'),
  sameSite: 'lax',
  path: '/',
  maxAge: MONTH_SECONDS,
});

/** The last search of this browser as an address's query; only kept for who agreed to functional cookies. */
export async function lastSearch(request: Request): Promise<URLSearchParams | undefined> {
  if (!(await consentOf(request))?.functional) return undefined;
  const query: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  return typeof query === 'string' && query !== '' ? new URLSearchParams(query) : undefined;
}

/** The header that keeps a search, or none without consent. */
export async function rememberSearch(request: Request, params: URLSearchParams): Promise<Headers> {
  const headers = new Headers();
  const query = params.toString();
  if (query.length <= MAX_CHARACTERS && (await consentOf(request))?.functional)
    headers.append('set-cookie', await cookie.serialize(query));
  return headers;
}
