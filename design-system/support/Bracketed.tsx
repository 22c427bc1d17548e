import type { ReactNode } from 'react';
import { useTextBrowser } from './text-browser';

/**
 * The words of what looks like a button, in a text browser: in brackets, where only a colour would tell where it ends and what is beside it
 * begins. Within the button, whose end w3m would take for a place to break the line at. Lynx marks the buttons of forms itself.
 */
export function Bracketed({ isLink = false, children }: { isLink?: boolean; children: ReactNode }) {
  const textBrowser = useTextBrowser();
  return textBrowser === 'w3m' || (textBrowser === 'lynx' && isLink) ? <>[{children}]</> : children;
}
