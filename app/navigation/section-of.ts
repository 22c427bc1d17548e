/**
 * A dashboard in one language is one single-page application: `/sv/dashboard/admin` of `/sv/dashboard/admin/users`. Undefined for pages
 * that are none. The server splits its routes the same way (bff/platform/section-handlers.ts).
 */
export const sectionOf = (pathname: string): string | undefined =>
  /^\/(?:sv|en)\/dashboard\/[a-z][a-z-]*(?=\/|$)/.exec(pathname)?.[0];

/** A file to save (`list.csv`), no page. */
const isFile = (pathname: string): boolean => /\.[a-z]+$/.test(pathname);

/** Whether going from one address to the other is possible in the browser, without a new document. */
export function staysInSection(from: string, to: URL, origin: string): boolean {
  const section = sectionOf(from);
  return section !== undefined && to.origin === origin && sectionOf(to.pathname) === section && !isFile(to.pathname);
}

/** How to go there: the page that is shown takes no further place in the history, and a page that is only asked differently stays where it is. */
export const wayTo = (url: URL): { replace: boolean; preventScrollReset: boolean } => ({
  replace: url.href === location.href,
  preventScrollReset: url.pathname === location.pathname && !url.hash,
});
