import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions, localeOfPath } from './i18n';
import type { TextsFile } from './texts-address';

/** Starts the current page's texts, in its language. Another language is another document. */
export async function startTexts({ brand, texts }: TextsFile, namespaces: readonly string[]): Promise<I18n> {
  const locale = localeOfPath(location.pathname);
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: locale,
    ns: [...namespaces],
    resources: { [locale]: texts },
    interpolation: { ...i18nOptions.interpolation, defaultVariables: { brand } },
  });
  return i18next;
}
