/** Whether Remix is asking for a page's data alone: the page's path plus `.data`. */
export const isPageData = (path: string): boolean => path.endsWith('.data');

/** The page that a request is about, whether it asks for the document or for its data. */
export const pagePath = (path: string): string => path.replace(/\.data$/, '');

/** Whether the browser is prefetching. */
export const isFetchedAhead = (headers: Headers): boolean =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

/** How long a prefetched page stays usable; the browser asks again after a change (app/navigation/transport.ts). */
const FETCHED_AHEAD_SECONDS = 10;

/** Sets the headers of a page's data: which build answered, and how long a prefetched copy may be used. */
export function setPageDataHeaders(response: Response, request: Headers, build: string): void {
  response.headers.set('x-build', build);
  if (isFetchedAhead(request) && response.status === 200)
    response.headers.set('cache-control', `private, max-age=${FETCHED_AHEAD_SECONDS}`);
}
