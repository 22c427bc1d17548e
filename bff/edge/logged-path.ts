import { ENDPOINTS } from '../api/endpoints';
import { DOCS_PAGES } from '../api/openapi/docs/names';
import { decoded, findScreen, isScreenName, segmentsOf } from './find-screen';

const HIDDEN = '…';
/** Beside the screens, in the order of bff/compose.ts: addresses with numbers and names of ours only. */
const BESIDE =
  /^\/(?:assets|images|places|webhooks|dev|sandbox|healthz|readyz|metrics|__manifest|favicon\.svg)(?:[/?]|$)/;

const apiNames = new Set([
  ...['api', 'v1', 'docs', 'openapi.json', 'style.css', ...DOCS_PAGES],
  ...ENDPOINTS.flatMap(({ path }) => path.split('/').filter((segment) => !segment.startsWith(':'))),
]);
/** Ids and order numbers are shorter than telephone numbers and cards; an integration chooses its own keys. */
const OUR_NUMBER = /^\d{1,9}$/;

export const withoutLocale = (segments: readonly string[]): readonly string[] =>
  /^[a-z]{2}(-[a-z]{2,4})?$/i.test(segments[0] ?? '') && !isScreenName(segments[0]!) ? segments.slice(1) : segments;

/**
 * A path as a log may show it. The values of parameters that a screen declares as secret are hidden (app/areas/<area>/routes.ts), however
 * the address is written. Of an address that no screen answers only names of ours are shown: a mistyped link may hold a secret too.
 */
export function loggedPath(path: string): string {
  if (BESIDE.test(path)) return path.split('?', 1)[0]!;
  const all = segmentsOf(path.split('?', 1)[0]!);
  if (all[0] === 'api')
    return `/${all.map((segment) => (apiNames.has(segment) || OUR_NUMBER.test(segment) ? segment : HIDDEN)).join('/')}`;
  const segments = withoutLocale(all);
  const locale = all.slice(0, all.length - segments.length);
  const found = findScreen(segments);
  const shown = segments.map((segment, at) => {
    const param = found?.params[at];
    if (found && param !== '*') return param && found.screen.secretParams?.includes(param) ? HIDDEN : segment;
    return isScreenName(segment) ? segment : HIDDEN;
  });
  return `/${[...locale, ...shown].join('/')}`;
}

/** An address of ours or of others, as Referer and Location have it: of others the origin alone. */
export function loggedAddress(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return HIDDEN;
  const url = new URL(address, origin);
  return url.origin === origin ? loggedPath(decoded(url.pathname)) : url.origin;
}
