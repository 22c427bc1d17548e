/**
 * A dashboard in one language is one single-page application: `/sv/dashboard/admin` for `/sv/dashboard/admin/users`. Undefined for other
 * pages. The server splits its routes the same way (bff/platform/section-handlers.ts).
 */
export const sectionOf = (pathname: string): string | undefined =>
  /^\/(?:sv|en)\/dashboard\/[a-z][a-z-]*(?=\/|$)/.exec(pathname)?.[0];

/** A file to save (`list.csv`), not a page. */
const isFile = (pathname: string): boolean => /\.[a-z]+$/.test(pathname);

/** Whether the browser can go from one address to the other without a new document. */
export function staysInSection(from: string, to: URL, origin: string): boolean {
  const section = sectionOf(from);
  return section !== undefined && to.origin === origin && sectionOf(to.pathname) === section && !isFile(to.pathname);
}

/** What the history says of an entry made by a link within the page it leads to: it begins that page anew, as sending its form does not. */
const ANEW = { isBegunAnew: true };

export const isBegunAnew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBegunAnew' in state;

/** How to go there: the current page gets no second history entry, and a page with a changed query keeps its scroll position. */
export function wayTo(url: URL): { replace: boolean; preventScrollReset: boolean; state?: typeof ANEW } {
  const isHere = url.href === location.href;
  return {
    replace: isHere,
    preventScrollReset: url.pathname === location.pathname && !url.hash,
    ...(isHere && !url.hash ? { state: ANEW } : {}),
  };
}
