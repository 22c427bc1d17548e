import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** In both languages a day is written year, month, day: Swedish does, and of the English-speaking countries Canada. */
export function DateLocale({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return <I18nProvider locale={locale.startsWith('en') ? 'en-CA' : 'sv-SE'}>{children}</I18nProvider>;
}
