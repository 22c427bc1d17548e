/** What a page, or the layout of a section, says of itself in `export const handle`. */
export interface PageHandle {
  /** True where React runs in the browser: the dashboards say so by their layouts; other pages work with the small helpers alone. */
  hydrate?: boolean;
  /** True where a form of a light page is taken over by React when the page is idle (app/islands). */
  island?: boolean;
  /** Text namespaces that the browser needs in both cases; remix-i18next reads them here. */
  i18n?: readonly string[];
}
