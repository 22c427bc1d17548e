import type { Locale } from './i18n';

/** Where a hydrating page gets its texts: one file for all pages of a section, kept for ever under the version of the texts. */
export const textsAddress = (locale: Locale, namespaces: readonly string[], version: string): string =>
  `/${locale}/texts?${new URLSearchParams({ ns: namespaces.join(' '), v: version }).toString()}`;

/** What that file holds. */
export interface TextsFile {
  /** Stands for `{{brand}}` in every text. */
  brand: string;
  texts: Record<string, object>;
}
