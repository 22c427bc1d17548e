import { env, publicOrigin } from '@bff/platform/env';

/** Origins that forms may come from: the configured one; without one, this machine's own names (development and demo). */
function ownOrigins(): readonly string[] {
  const { PUBLIC_ORIGIN, PORT } = env();
  if (PUBLIC_ORIGIN) return [PUBLIC_ORIGIN];
  return [publicOrigin(), `http://127.0.0.1:${PORT}`, `http://[::1]:${PORT}`];
}

/**
 * Whether a state-changing request comes from our own pages. Browsers send Origin and Sec-Fetch-Site, and either one must be ours; text
 * browsers send neither, nor do API clients: then a Referer, when there is one, must be ours. SameSite=Lax cookies are the second net.
 */
export function isSameOrigin(headers: Headers): boolean {
  const own = ownOrigins();
  const origin = headers.get('origin');
  if (origin !== null && !own.includes(origin)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && !(site === 'none' && origin !== null)) return false;
  if (origin !== null || site !== null) return true;
  const referer = headers.get('referer');
  if (referer === null) return true;
  return URL.canParse(referer) && own.includes(new URL(referer).origin);
}
