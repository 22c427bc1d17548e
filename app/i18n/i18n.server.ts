import { createHash } from 'node:crypto';
import { createInstance, type i18n as I18n, type Resource, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { env } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { stateWords } from '@states/state-words';
import type { Translate } from './text-keys';
import type { TextsFile } from './texts-address';
import { defaultLocale, i18nOptions, type Locale, localeOf, supportedLocales } from './i18n';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { eager: true, import: 'default' });

function resourcesOf(locale: Locale): Resource[string] {
  const entries = Object.entries(files)
    .filter(([path]) => path.startsWith(`./locales/${locale}/`))
    .map(([path, texts]) => [path.split('/').at(-1)!.replace('.json', ''), texts] as const);
  const texts = Object.fromEntries(entries);
  return {
    ...texts,
    events: { ...(texts['events'] as object), ...stateWords[locale] },
    // An error may name a noun's state, on pages that have no text of the event log.
    errors: { ...(texts['errors'] as object), ...catalogueTexts(locale), ...stateWords[locale] },
  };
}

/** The domain's catalogue as texts of the namespace `errors`: `booking.notFound` → { booking: { notFound } }, `{0}` → `{{0}}`, `{0:moment}` → `{{0, moment}}`. */
function catalogueTexts(locale: Locale): Record<string, Record<string, string>> {
  const groups: Record<string, Record<string, string>> = {};
  for (const [key, entry] of Object.entries(catalogue)) {
    const [group, name] = key.split('.') as [string, string];
    (groups[group] ??= {})[name] = entry[locale]
      .replace(/\{(\d)\}/g, '{{$1}}')
      .replace(/\{(\d):(\w+)\}/g, '{{$1, $2}}');
  }
  return groups;
}

const resources = Object.fromEntries(supportedLocales.map((locale) => [locale, resourcesOf(locale)])) as Record<
  Locale,
  Resource[string]
>;

/** Changes with any text, and with the product's name. */
export const textsVersion = createHash('sha256')
  .update(JSON.stringify([env().BRAND_NAME, resources]))
  .digest('base64url')
  .slice(0, 12);

/** Texts for the browser; undefined if one of the namespaces does not exist. */
export function textsFile(locale: Locale, namespaces: readonly string[]): TextsFile | undefined {
  const all = resources[locale];
  if (!namespaces.every((name) => Object.hasOwn(all, name))) return undefined;
  const texts = Object.fromEntries(namespaces.map((name) => [name, all[name] as object]));
  return { brand: env().BRAND_NAME, texts };
}

/** For a key without a text: an error while building or testing the page; in production users see the rest of the page, and it is logged. */
function tellMissing(
  languages: readonly string[],
  namespace: string,
  key: string,
  _fallback: string,
  _isUpdate: boolean,
  options: { defaultValue?: unknown },
): void {
  if (options.defaultValue !== undefined) return;
  if (env().NODE_ENV !== 'production') throw new Error(`no text ${namespace}:${key} in ${languages.join()}`);
  logger.error({ namespace, key, languages }, 'a text is missing');
}

/** One instance per language, made once: the texts are bundled, so nothing in it belongs to a request. */
const instances = Object.fromEntries(
  supportedLocales.map((locale) => {
    const instance = createInstance().use(initReactI18next);
    void instance.init({
      ...i18nOptions,
      lng: locale,
      ns: Object.keys(resources[locale]),
      resources: { [locale]: resources[locale] },
      initImmediate: false,
      saveMissing: true,
      missingKeyHandler: tellMissing,
      interpolation: { ...i18nOptions.interpolation, defaultVariables: { brand: env().BRAND_NAME } },
    });
    return [locale, instance];
  }),
) as Record<Locale, I18n>;

/** The language of a request and the texts that its routes need: only the path's first segment decides the language. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...supportedLocales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: (request) => Promise.resolve(localeOf(request)),
  },
});

export const i18nOf = (locale: Locale): I18n => instances[locale];

/**
 * The translator for a request's language, for loaders and actions: `const t = translator(request)`; keys name their namespace
 * (`common:save`).
 */
export const translator = (request: Request): Translate => instances[localeOf(request)].t;
