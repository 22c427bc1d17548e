import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { i18nOptions, localeOfPath } from './i18n';
import type { TextsFile } from './texts-address';

/** The texts of the section that is shown, in its language, for hydration. Another language is another document. */
export async function startClientI18n(address: string): Promise<I18n> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no texts at ${address}: ${answer.status}`);
  const { brand, texts } = (await answer.json()) as TextsFile;
  const locale = localeOfPath(location.pathname);
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: locale,
    ns: [...new Set(getInitialNamespaces())],
    resources: { [locale]: texts },
    interpolation: { ...i18nOptions.interpolation, defaultVariables: { brand } },
  });
  return i18next;
}
