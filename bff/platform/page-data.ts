/** Remix's requests for a page's data alone: the page's path and `.data`. */
export const isPageData = (path: string): boolean => path.endsWith('.data');

/** The page that a request is about, whether it asks for the whole of it or for its data. */
export const pagePath = (path: string): string => path.replace(/\.data$/, '');

/** What a browser fetches before anybody has asked for it. */
export const isFetchedAhead = (headers: Headers): boolean =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

/** So long a page that was fetched ahead waits for the click; the browser asks anew after a change (app/navigation/transport.ts). */
const FETCHED_AHEAD_SECONDS = 10;

/** Headers of a page's data: which build answers, and how long what was fetched ahead may be used. */
export function setPageDataHeaders(response: Response, request: Headers, build: string): void {
  response.headers.set('x-build', build);
  if (isFetchedAhead(request) && response.status === 200)
    response.headers.set('cache-control', `private, max-age=${FETCHED_AHEAD_SECONDS}`);
}
