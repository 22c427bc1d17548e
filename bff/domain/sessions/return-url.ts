// Traces: S1-007, S2-008, S2-009
const MAX_LENGTH = 2_000;
/** An address that carries a `returnUrl` carries it encoded, each of its characters at most three times as long. */
const MAX_CARRYING_LENGTH = 3 * MAX_LENGTH + 200;
/** Resolves relative addresses; never shown. */
const BASE = 'http://self.invalid';

/** Paths not worth returning to after a login. */
const isDeadEnd = (path: string) => /^\/(sv|en)?\/?auth\//.test(path);

/**
 * The path, query and fragment of an address that stays on this site, or undefined for everything else: other origins in any disguise,
 * protocol-relative forms, backslashes, control characters.
 */
export function ownAddress(value: unknown, maxLength = MAX_CARRYING_LENGTH): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  // Browsers drop tabs and newlines and read a backslash as a slash; our addresses contain none.
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return undefined;
  let url: URL;
  try {
    url = new URL(value, BASE);
  } catch {
    return undefined;
  }
  const path = url.pathname + url.search + url.hash;
  // `/.//evil.example` resolves to a path that a browser would read as another host.
  return url.origin === BASE && !path.startsWith('//') ? path : undefined;
}

/** The `returnUrl` of a login, if it stays on this site and is not one of the login pages themselves. */
export function safeReturnUrl(value: unknown): string | undefined {
  const path = ownAddress(value, MAX_LENGTH);
  return path === undefined || isDeadEnd(path) ? undefined : path;
}

/** `path` with the address to return to, if it is worth returning to. */
export function withReturnUrl(path: string, returnUrl: string | undefined): string {
  const safe = safeReturnUrl(returnUrl);
  return safe ? `${path}?returnUrl=${encodeURIComponent(safe)}` : path;
}
