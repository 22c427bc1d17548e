import { createContext, useContext } from 'react';

/**
 * The text browser that a page is for, which the server knows by its name: no markup is for one of them alone. Lynx writes the cells of a row
 * that is wider than its screen after each other, with nothing between; w3m puts them beside each other, however wide its screen is.
 */
export type TextBrowser = 'lynx' | 'w3m';

const Context = createContext<TextBrowser | undefined>(undefined);

export const TextBrowserProvider = Context.Provider;

export const useTextBrowser = (): TextBrowser | undefined => useContext(Context);

/** Whether the page is for a browser that shows text alone: nothing folds there, and what is hidden is shown. */
export const useIsTextBrowser = (): boolean => useTextBrowser() !== undefined;

/** A page without the word joiners that keep a line together: they have no width, which w3m counts wrongly, and letters of before stay behind them. */
export const readableIn = (page: string): string => page.replaceAll('\u2060', '');

/** Without styles, headings would stand in the middle of their columns, and a cell halfway down its row. */
export function sideIn(textBrowser: TextBrowser | undefined, align: 'start' | 'end' = 'start') {
  return textBrowser && ({ align: align === 'end' ? 'right' : 'left', valign: 'top' } as const);
}
