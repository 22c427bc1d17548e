import type { Language } from '@bff/domain/shared/actor';
import { type Endpoint, type Tag, TAGS } from '../../endpoint/endpoint';
import { tags } from '../tags';
import { clientGuide, errorList, overview, schemaList, signingGuide, webhookGuide } from './guides';
import { GUIDES } from './names';
import { documentPage, type Markup, pageUrl } from './page';
import { tagContent } from './reference';
import { texts } from './texts';

export { CLIENT_PACKAGE } from './names';
export { styleSheet } from './style';

type Guide = (typeof GUIDES)[number];
const guides: Readonly<Record<Guide, (endpoints: readonly Endpoint[], language: Language) => Markup>> = {
  client: (_, language) => clientGuide(language),
  signing: (_, language) => signingGuide(language),
  webhooks: (_, language) => webhookGuide(language),
  errors: errorList,
  schemas: schemaList,
};
const isGuide = (name: string): name is Guide => (GUIDES as readonly string[]).includes(name);
const isTag = (name: string): name is Tag => (TAGS as readonly string[]).includes(name);

/** A page of `/api/docs` without the white space of its templates; undefined if there is none. */
export async function docsPage(
  name: string,
  endpoints: readonly Endpoint[],
  language: Language,
): Promise<string | undefined> {
  const text = await pageOf(name, endpoints, language);
  return (
    text
      ?.split(PREFORMATTED)
      .map((piece, at) => (at % 2 === 0 ? piece.replace(/\s+/g, ' ').replace(BETWEEN_CELLS, '><') : piece))
      .join('')
      // Links within the page need only the anchor.
      .replaceAll(`"${pageUrl(name, language)}#`, '"#')
  );
}
const PREFORMATTED = /(<pre[^]*?<\/pre>)/;
const BETWEEN_CELLS = /> <(?=\/?t(?:able|head|body|r|h|d)\b)/g;

async function pageOf(name: string, endpoints: readonly Endpoint[], language: Language): Promise<string | undefined> {
  const t = texts[language];
  if (name === '') return documentPage({ language, name, title: t.title, content: overview(endpoints, language) });
  if (isGuide(name))
    return documentPage({ language, name, title: t.guides[name], content: guides[name](endpoints, language) });
  if (isTag(name)) {
    const title = tags[name].title[language];
    return documentPage({ language, name, title, content: tagContent(name, endpoints, language) });
  }
  return undefined;
}
