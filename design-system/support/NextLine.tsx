import type { ReactNode } from 'react';
import { useTextBrowser } from './text-browser';

/** Between the lines of a cell, which lynx writes in the line of its row. */
export const NextLine = () => (useTextBrowser() === 'lynx' ? '; ' : <br />);

interface LineBelowProps {
  isSmall?: boolean;
  /** Where it is read, nothing stands before it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The same for a further line that is a block of its own. */
export const LineBelow = ({ isSmall = false, isFirst = false, children }: LineBelowProps) =>
  useTextBrowser() === 'lynx' ? (
    <>
      {isFirst ? null : '; '}
      {children}
    </>
  ) : (
    <div className={isSmall ? 'small' : undefined}>{children}</div>
  );
