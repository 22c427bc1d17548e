import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** An administrator's Markdown as HTML that is safe to show: structure and links, nothing that runs, loads or styles. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'code',
      'blockquote',
      'hr',
      'br',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page's title is already its h1.
    transformTags: { h1: 'h2', th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }) },
  });
}
