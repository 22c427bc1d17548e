import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';

interface AriaProviderProps {
  /** The page's language: react-aria's own words, dates and numbers. */
  locale: 'sv' | 'en';
  /** Goes to an address of the application without loading the page; plain links where there is none. */
  navigate?: ((path: string) => void) | undefined;
  children: ReactNode;
}

/** British English writes the day before the month and the clock with 24 hours, as the rest of the product does. */
const LOCALES = { sv: 'sv-SE', en: 'en-GB' };

/** What react-aria's components ask for. Around a page that hydrates, in the browser only: the server renders none of them. */
export function AriaProvider({ locale, navigate, children }: AriaProviderProps) {
  const page = <I18nProvider locale={LOCALES[locale]}>{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{page}</RouterProvider> : page;
}
