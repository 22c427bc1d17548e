// Traces: S3-008
import { isFetchedAhead } from '@bff/platform/page-data';
import { consentOf } from './consent.server';
import { hostCookie } from './cookies.server';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const MAX_CHARACTERS = 1_500;
const cookie = hostCookie('last-search');

/** This browser's last search as a query string; only kept with consent to functional cookies. */
export async function lastSearch(request: Request): Promise<URLSearchParams | undefined> {
  if (!(await consentOf(request))?.functional) return undefined;
  const query: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  return typeof query === 'string' && query !== '' ? new URLSearchParams(query) : undefined;
}

/** The header that keeps a search; none without consent, or for a page that is fetched ahead. */
export async function rememberSearch(request: Request, params: URLSearchParams): Promise<Headers> {
  const headers = new Headers();
  const query = params.toString();
  if (isFetchedAhead(request.headers)) return headers;
  if (query.length <= MAX_CHARACTERS && (await consentOf(request))?.functional)
    headers.append('set-cookie', await cookie.serialize(query, { maxAge: MONTH_SECONDS }));
  return headers;
}

/** The header that removes the search when consent is withdrawn. */
export const forgetSearch = (): Promise<string> => cookie.serialize('', { maxAge: 0 });
