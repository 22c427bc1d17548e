import { useTextBrowser } from '@ds/support/text-browser';

/**
 * Between a state or a name and the words beside it, which only how they look tells apart: «Canceled · One-way». `isSaid`: a screen reader
 * hears a pause.
 */
export function Apart({ isSaid = false }: { isSaid?: boolean }) {
  if (useTextBrowser()) return ' · ';
  if (!isSaid) return ' ';
  return (
    <>
      <span className="visually-hidden">,</span>{' '}
    </>
  );
}
