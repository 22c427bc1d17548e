import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { stateWords } from '@states/state-words';
import { i18nOptions, type Locale } from '~/i18n/i18n';

const files = import.meta.glob<ResourceKey>('../../app/i18n/locales/*/*.json', { eager: true, import: 'default' });

function errorTexts(locale: Locale): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const [key, entry] of Object.entries(catalogue)) {
    const [group, name] = key.split('.') as [string, string];
    (groups[group] ??= {})[name] = entry[locale].replace(/\{(\d)\}/g, '{{$1}}');
  }
  return groups;
}

function instanceOf(locale: Locale): I18n {
  const texts: Record<string, ResourceKey> = {};
  for (const [path, content] of Object.entries(files)) {
    const [folder, name] = path.split('/').slice(-2) as [string, string];
    if (folder === locale) texts[name.replace('.json', '')] = content;
  }
  texts['errors'] = { ...(texts['errors'] as object), ...errorTexts(locale), ...stateWords[locale] };
  texts['events'] = { ...(texts['events'] as object), ...stateWords[locale] };
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    ...i18nOptions,
    lng: locale,
    ns: Object.keys(texts),
    resources: { [locale]: texts },
    initImmediate: false,
    interpolation: { ...i18nOptions.interpolation, defaultVariables: { brand: 'Bussplats' } },
  });
  return instance;
}

/** All texts of the product, in both languages. */
export const texts: Record<Locale, I18n> = { sv: instanceOf('sv'), en: instanceOf('en') };
