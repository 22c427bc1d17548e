import { plainText } from './plain-text';

/** A heading that links can lead to. */
export interface Heading {
  id: string;
  text: string;
}

/** `part-avbokning`: after what it says, so that a link survives a section that is added above it; no id of the page begins so. */
const idOf = (text: string): string =>
  `part-${text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** A page's sections can be linked to: the same HTML, sanitised before, with an id at each of them. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = plainText(inner);
    const id = idOf(text);
    const same = headings.filter((one) => one.id === id || one.id.startsWith(`${id}-again`)).length;
    const own = same === 0 ? id : `${id}-again-${same}`;
    headings.push({ id: own, text });
    return `<h2 id="${own}">${inner}</h2>`;
  });
  return { html: marked, headings };
}
