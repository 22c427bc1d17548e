import type { Language } from '../shared/actor';
import type { Block, MailContent, MailSetting } from './mail-content';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** For text and for attributes in quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const footers = {
  sv: ({ brand, supportEmail }: MailSetting) =>
    `Detta meddelande skickades av ${brand}. Frågor? Svara på det, eller skriv till ${supportEmail}.`,
  en: ({ brand, supportEmail }: MailSetting) =>
    `This message was sent by ${brand}. Questions? Reply to it, or write to ${supportEmail}.`,
} as const;

// Colours of the reader's own mail program, light or dark; only the button brings a pair of its own.
const STYLE = {
  body: 'margin:0 auto;padding:24px 16px;max-width:36em;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Arial,sans-serif',
  brand: 'margin:0 0 24px;font-weight:bold',
  h1: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  h2: 'margin:28px 0 8px;font-size:18px;line-height:1.25',
  p: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding-left:20px',
  dl: 'margin:0 0 16px',
  dt: 'margin:8px 0 0;font-weight:bold',
  dd: 'margin:0',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4a37;color:#ffffff;font-weight:bold;text-decoration:none',
  link: 'color:inherit;overflow-wrap:anywhere',
  footer: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #808080;font-size:14px',
} as const;

/** New lines that people typed stay new lines. */
const lines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${STYLE.p}">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${STYLE.h2}">${escapeHtml(block.text)}</h2>`;
    case 'list':
      return `<ul style="${STYLE.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<dl style="${STYLE.dl}">${block.facts
        .map(
          ([name, value]) =>
            `<dt style="${STYLE.dt}">${escapeHtml(name)}</dt><dd style="${STYLE.dd}">${lines(value)}</dd>`,
        )
        .join('')}</dl>`;
    case 'action': {
      const url = escapeHtml(block.url);
      return `<p style="${STYLE.p}"><a href="${url}" style="${STYLE.button}">${escapeHtml(block.label)}</a></p><p style="${STYLE.p}"><a href="${url}" style="${STYLE.link}">${url}</a></p>`;
    }
  }
}

export function mailHtml({ subject, blocks }: MailContent, language: Language, setting: MailSetting): string {
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>:root{color-scheme:light dark}</style></head>
<body style="${escapeHtml(STYLE.body)}"><p style="${STYLE.brand}">${escapeHtml(setting.brand)}</p>
<main><h1 style="${STYLE.h1}">${title}</h1>
${blocks.map(htmlOf).join('\n')}
</main><p style="${STYLE.footer}">${escapeHtml(footers[language](setting))}</p></body></html>
`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(72, [...block.text].length))}`;
    case 'list':
      return block.items.map((item) => `- ${item.replace(/\r\n|\r|\n/g, '\n  ')}`).join('\n');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
}

export function mailText({ subject, blocks }: MailContent, language: Language, setting: MailSetting): string {
  const title = `${subject}\n${'='.repeat(Math.min(72, [...subject].length))}`;
  // «-- » on its own line: mail programs know what follows as a signature (RFC 3676, 4.3).
  return `${[title, ...blocks.map(textOf)].join('\n\n')}\n\n-- \n${footers[language](setting)}\n`;
}
