import { useTextBrowser } from './text-browser';

/**
 * Between the lines of a cell, which lynx writes in the line of its row. `isSaid`: a screen reader hears a pause between them too, where the
 * first line is a state.
 */
export function NextLine({ isSaid = false }: { isSaid?: boolean }) {
  if (useTextBrowser() === 'lynx') return '; ';
  if (!isSaid) return <br />;
  return (
    <>
      <span className="visually-hidden">,</span> <br />
    </>
  );
}
