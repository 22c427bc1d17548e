import { createContext, useContext } from 'react';
import type { FormatLocale } from '@formats';

const Locale = createContext<FormatLocale>('sv');

/** In whose form amounts are written below it: the language of the page. */
export const FormatLocaleProvider = Locale.Provider;

export const useFormatLocale = (): FormatLocale => useContext(Locale);
