/**
 * Only in pages of `npm run dev` (bff/dev-server/live-reload.ts puts it there): loads the page again when what it is made of has changed. A
 * page that React has taken over takes what runs in the browser in by itself, and keeps its state; what runs on the server is news to it too.
 */
import.meta.hot?.on('product:changed', ({ isInBrowser }: { isInBrowser: boolean }) => {
  const isHydrated = document.documentElement.dataset['hydrated'] !== undefined;
  if (!isHydrated || !isInBrowser) location.reload();
});
