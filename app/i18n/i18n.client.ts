import i18next, { type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions, localeOfPath } from './i18n';

// One chunk a file: a page that hydrates fetches the namespaces it names in its handle, no others.
const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

/** The texts of one page in its language, for hydration. */
export async function startClientI18n(namespaces: readonly string[]): Promise<I18n> {
  const locale = localeOfPath(location.pathname);
  const loaded = await Promise.all(
    namespaces.map(async (name) => [name, await files[`./locales/${locale}/${name}.json`]?.()] as const),
  );
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: locale,
    ns: [...namespaces],
    resources: { [locale]: Object.fromEntries(loaded.map(([name, texts]) => [name, texts ?? {}])) },
  });
  return i18next;
}
