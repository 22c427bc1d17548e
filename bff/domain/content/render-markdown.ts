import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Each cell says its column: a telephone shows the cells of a row below each other, where no heading is above them. */
const markdownParser = new Marked({
  gfm: true,
  renderer: {
    table({ header, rows }: Tokens.Table) {
      const cells = (name: 'th' | 'td', row: Tokens.TableCell[]) =>
        row
          .map(({ tokens }, column) => {
            const label = name === 'td' ? ` data-column="${escaped(header[column]?.text ?? '')}"` : '';
            return `<${name}${label}>${this.parser.parseInline(tokens)}</${name}>`;
          })
          .join('');
      const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
      return `<table>\n<thead>\n<tr>${cells('th', header)}</tr>\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`;
    },
  },
});

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An administrator's Markdown as HTML that is safe to show: structure and links, nothing that runs, loads or styles. */
export function renderMarkdown(markdown: string): string {
  const html = markdownParser.parse(markdown, { async: false });
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
    allowedAttributes: { a: ['href'], th: ['scope'], td: ['data-column'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page's title is already its h1.
    transformTags: { h1: 'h2', th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }) },
  });
}
