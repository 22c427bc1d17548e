import { html, raw } from 'hono/html';
import { BRAND_SIGN } from '@formats';
import type { Language } from '@bff/domain/shared/actor';
import { fontUrl, helpersUrl } from '@bff/platform/browser-assets';
import { env } from '@bff/platform/env';
import { TAGS } from '../../endpoint/endpoint';
import { tags } from '../tags';
import { GUIDES } from './names';
import { texts } from './texts';

export type Markup = ReturnType<typeof html>;

export const DOCS = '/api/docs';

/** The address of a page in the current language. */
export const pageUrl = (page: string, language: Language, anchor = ''): string =>
  `${DOCS}${page && `/${page}`}?language=${language}${anchor && `#${anchor}`}`;

/** Code keeps its lines. Too wide for a telephone, it is scrolled, by keyboard too. The small script adds a button that copies it. */
export const codeBlock = (text: string, language: Language): Markup => {
  const { copy, copied } = texts[language];
  return html`<div class="code">
    <pre tabindex="0"><code>${text}</code></pre>
    <span data-copy data-copy-label="${copy}" data-copy-done="${copied}"></span>
  </div>`;
};

interface Page {
  language: Language;
  /** The last part of its address; empty for the overview. */
  name: string;
  title: string;
  content: Markup;
}

const sign = html`<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  ${BRAND_SIGN.map(
    ({ d, fill, stroke, strokeWidth }) =>
      html`<path
        d="${d}"
        fill="${fill ?? 'none'}"
        stroke="${stroke ?? 'none'}"
        stroke-width="${String(strokeWidth ?? 0)}"
      />`,
  )}
</svg>`;

/** The headings that can be linked to: the contents of a page. */
const HEADINGS = /<h([23]) id="([^"]+)">([^]*?)<\/h\1>/g;

/**
 * A list of the page's own headings, if there are several: beside them where there is room, and in view however long the page is. The parts
 * of the API, which the menu above has, are not listed again.
 */
function contentsOf(content: string, language: Language, page: string): Markup | '' {
  const isInMenu = (id: string) => page === '' && TAGS.some((tag) => tag === id);
  const headings = [...content.matchAll(HEADINGS)].filter(([, , id]) => !isInMenu(id!));
  if (headings.length < 2) return '';
  return html`<nav class="toc" aria-label="${texts[language].onPage}">
    <ul>
      ${headings.map(
        ([, level, id, text]) =>
          html`<li ${level === '3' ? html`class="sub"` : ''}>
            <a href="#${id}">${raw(text!.replace(/<[^>]+>/g, '').trim())}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** A page of the API's description in the product's frame: readable without scripts, and in a text browser. */
export async function documentPage({ language, name, title, content: given }: Page): Promise<string> {
  const t = texts[language];
  const content = String(await given);
  const other = language === 'sv' ? 'en' : 'sv';
  const brand = env().BRAND_NAME;
  const link = (page: string, label: string) =>
    html`<li><a href="${pageUrl(page, language)}" ${page === name ? html`aria-current="page"` : ''}>${label}</a></li>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${brand} API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin />
        <link rel="stylesheet" href="${DOCS}/style.css" />
        <script type="module" src="${helpersUrl}"></script>
      </head>
      <body>
        <a class="skip" href="#content">${t.skip}</a>
        <header>
          <div class="top">
            <a class="brand" href="/${language}">${sign}${brand}</a>
            <a href="${pageUrl(name, other)}" hreflang="${other}" lang="${other}"
              >${other === 'sv' ? 'Svenska' : 'English'}</a
            >
          </div>
        </header>
        <div class="page">
          <nav aria-label="${t.contents}">
            <ul>
              ${link('', t.overview)}${GUIDES.map((guide) => link(guide, t.guides[guide]))}
            </ul>
            <details>
              <summary>${t.parts}</summary>
              <ul>
                ${TAGS.map((tag) => link(tag, tags[tag].title[language]))}
              </ul>
            </details>
          </nav>
          <main id="content">
            <h1>${title}</h1>
            <div class="columns">
              ${contentsOf(content, language, name)}
              <div>${raw(content)}</div>
            </div>
          </main>
        </div>
        <footer>
          <p><a href="/api/v1/openapi.json">${t.machine}</a></p>
          <p><a href="/${language}">${t.home}</a></p>
        </footer>
      </body>
    </html>`;
}
