/**
 * In pages of `npm run dev` only (added by bff/dev-server/live-reload.ts): reloads the page when its code has changed. A page hydrated by
 * React updates browser code by itself and keeps its state, but does not notice changes on the server.
 */
import.meta.hot?.on('product:changed', ({ isInBrowser }: { isInBrowser: boolean }) => {
  const isHydrated = document.documentElement.dataset['hydrated'] !== undefined;
  if (!isHydrated || !isInBrowser) location.reload();
});
