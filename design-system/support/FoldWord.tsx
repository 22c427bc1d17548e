import type { ReactNode } from 'react';
import { useTextBrowser } from './text-browser';

/** What a fold is called, in a text browser: nothing folds there, and only a mark says that something follows. */
export function FoldWord({ children }: { children: ReactNode }) {
  const endsItself = typeof children === 'string' && /:|[.?!]$/.test(children);
  return useTextBrowser() && !endsItself ? <>{children}:</> : children;
}
