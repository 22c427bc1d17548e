import type { Locale } from './i18n';

/** Where a hydrating page gets its texts: one file for all pages of a section, cached for ever under the texts' version. */
export const textsAddress = (locale: Locale, namespaces: readonly string[], version: string): string =>
  `/${locale}/texts?${new URLSearchParams({ ns: namespaces.join(' '), v: version }).toString()}`;

/** The content of that file. */
export interface TextsFile {
  /** Replaces `{{brand}}` in every text. */
  brand: string;
  texts: Record<string, object>;
}
