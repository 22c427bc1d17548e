import type { ReactNode } from 'react';
import { useTextBrowser } from './text-browser';

/**
 * What looks like a button, in a text browser: in brackets, where only a colour would tell where it ends and what is beside it begins. Lynx
 * marks the buttons of forms itself.
 */
export function Bracketed({ isLink = false, children }: { isLink?: boolean; children: ReactNode }) {
  const textBrowser = useTextBrowser();
  return textBrowser === 'w3m' || (textBrowser === 'lynx' && isLink) ? <>[{children}]</> : children;
}
