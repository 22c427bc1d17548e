import { createContext, useContext } from 'react';
import type { FormatLocale } from '@formats';

const Locale = createContext<FormatLocale>('sv');

/** The locale for amounts below it: the page's language. */
export const FormatLocaleProvider = Locale.Provider;

export const useFormatLocale = (): FormatLocale => useContext(Locale);
