/** What a page, or a section's layout, declares in `export const handle`. */
export interface PageHandle {
  /** True if React runs in the browser: dashboards' layouts set it; other pages use only the small helpers. */
  hydrate?: boolean;
  /** True if React takes over a form of a light page when the page is idle (app/islands). */
  island?: boolean;
  /** Text namespaces that the browser needs in both cases; remix-i18next reads them here. */
  i18n?: readonly string[];
}
