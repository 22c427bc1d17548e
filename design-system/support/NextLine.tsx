import { useTextBrowser } from './text-browser';

/**
 * Between the lines of a cell, which lynx writes in the line of its row. `isSaid`: a screen reader hears a pause between them too, where the
 * first line is a state.
 */
export function NextLine({ isSaid = false }: { isSaid?: boolean }) {
  const textBrowser = useTextBrowser();
  if (textBrowser === 'lynx') return '; ';
  // W3m would write the comma on a line of its own.
  if (!isSaid || textBrowser) return <br />;
  return (
    <>
      <span className="visually-hidden">,</span> <br />
    </>
  );
}
