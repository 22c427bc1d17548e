import { plainText } from './plain-text';

/** As much as search engines show. */
const MOST = 160;

/** How a page begins: its first paragraph as plain text, cut between words; empty if it has none. Of sanitised HTML. */
export function firstWords(html: string): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const text = plainText(paragraph).replaceAll(/\s+/g, ' ').trim();
  return text.length <= MOST ? text : `${text.slice(0, text.lastIndexOf(' ', MOST - 1))}…`;
}
