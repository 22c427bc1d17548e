import { createContext, useContext } from 'react';

/**
 * The text browser that a page is for, which the server knows by its name: no markup is for one of them alone. Lynx writes the cells of a row
 * that is wider than its screen after each other, with nothing between; w3m puts them beside each other, however wide its screen is.
 */
export type TextBrowser = 'lynx' | 'w3m';

const Context = createContext<TextBrowser | undefined>(undefined);

export const TextBrowserProvider = Context.Provider;

export const useTextBrowser = (): TextBrowser | undefined => useContext(Context);

/** By what a browser calls itself: «Lynx/2.9.0 libwww-FM/2.14», «w3m/0.5.3+git20230121». */
export const textBrowserOf = (userAgent: string | null): TextBrowser | undefined =>
  /^(lynx|w3m)\//i.exec(userAgent ?? '')?.[1]?.toLowerCase() as TextBrowser | undefined;
