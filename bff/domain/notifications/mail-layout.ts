import type { Language } from '../shared/actor';
import { BRAND_AMBER, BRAND_GREEN, formatOrgNumber } from '@formats';
import { formatPhone } from '../shared/shown-phone';
import { oneLine, subjectOf, type Block, type MailContent, type MailSetting } from './mail-content';
import { LOGO_CID } from './mail-logo';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** For text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const words = {
  sv: {
    sent: ({ brand, supportEmail, supportPhone }: MailSetting) =>
      `Mejlet skickades av ${brand}. Frågor? Svara på det, ${supportPhone ? `skriv till ${supportEmail} eller ring ${formatPhone(supportPhone)}` : `eller skriv till ${supportEmail}`}.`,
    orgNumber: 'org.nr',
    otherwise: 'Fungerar inte knappen? Kopiera adressen:',
  },
  en: {
    sent: ({ brand, supportEmail, supportPhone }: MailSetting) =>
      `This email was sent by ${brand}. Questions? Reply to it, ${supportPhone ? `write to ${supportEmail} or call ${formatPhone(supportPhone)}` : `or write to ${supportEmail}`}.`,
    orgNumber: 'org. no.',
    otherwise: 'Button not working? Copy this address:',
  },
} as const;

/** Who writes, and the company behind the name: what a business letter has to say. */
function footerLines(language: Language, setting: MailSetting): string[] {
  const { name, orgNumber, address } = setting.seller;
  const { sent, orgNumber: orgNumberWord } = words[language];
  const number = orgNumber && `${orgNumberWord} ${formatOrgNumber(orgNumber)}`;
  return [sent(setting), [name, number, address].filter(Boolean).join(' · ')];
}

// Text has the colours of the reader's mail program, light or dark. The header and the button have a colour pair of their own, and the
// green of the lines is visible on both.
const LINE = '#2f8f6f';
const STYLE = {
  body: 'margin:0 auto;padding:0 0 24px;max-width:38em;font:16px/1.5 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,-apple-system,"Segoe UI",Arial,sans-serif',
  brand: `margin:0;padding:14px 20px;background:${BRAND_GREEN};border-bottom:4px solid ${BRAND_AMBER};color:#ffffff;font-size:20px;line-height:40px;font-weight:bold`,
  logo: 'display:inline-block;width:40px;height:40px;margin:0 10px 0 0;border:0;vertical-align:middle',
  main: 'display:block;padding:20px 20px 0',
  h1: 'margin:0 0 16px;font-size:24px;line-height:1.2',
  h2: `margin:20px 0 6px;padding:0 0 3px;border-bottom:2px solid ${LINE};font-size:18px;line-height:1.25`,
  p: 'margin:0 0 12px',
  about: 'margin:-10px 0 16px;font-weight:bold',
  list: 'margin:0 0 12px;padding-left:20px',
  table: 'width:100%;margin:0 0 12px;border-collapse:collapse',
  th: 'width:34%;padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-size:14px;font-weight:normal',
  td: 'padding:2px 0;vertical-align:top;overflow-wrap:anywhere',
  sumOf: 'padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-size:14px;font-weight:normal',
  sum: 'padding:2px 0;text-align:right;vertical-align:top;font-weight:bold;white-space:nowrap;font-variant-numeric:tabular-nums',
  time: 'width:1%;padding:2px 20px 2px 0;text-align:left;vertical-align:top;font-weight:bold;white-space:nowrap;font-variant-numeric:tabular-nums',
  button: `display:inline-block;padding:12px 20px;border-radius:6px;border:1px solid #ffffff;background:${BRAND_GREEN};color:#ffffff;font-weight:bold;text-decoration:none`,
  link: 'color:inherit;overflow-wrap:anywhere',
  held: 'white-space:nowrap',
  address: 'margin:20px 0 0;font-size:13px',
  footer: 'margin:20px 20px 0;padding-top:12px;border-top:1px solid #808080;font-size:14px',
} as const;

/** A telephone number, national or international, which no line may end in: neither at its spaces nor at its hyphen. */
const PHONE = /(?:\+\d{1,3} |\b0\d{1,3}-)\d[\d -]*\d/;
/** Hours, days or amounts from one to another: `8–17`. */
const SPAN = /\d[\d:.]*–\d[\d:.]*/;
/** A postcode and its town: `753 20 Uppsala`. */
const TOWN = /\b\d{3} \d{2} \p{Lu}\p{L}+/u;
const HELD = new RegExp([PHONE, SPAN, TOWN].map(({ source }) => source).join('|'), 'gu');
const held = (html: string): string =>
  html.replace(HELD, (together) => `<span style="${STYLE.held}">${together}</span>`);

/** Keeps typed line breaks. */
const lines = (text: string): string => held(escapeHtml(text)).replace(/\r\n|\r|\n/g, '<br>');

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${STYLE.p}">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${STYLE.h2}">${escapeHtml(block.text)}</h2>`;
    case 'list':
      return `<ul style="${STYLE.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return table(block.facts, { th: STYLE.th, td: STYLE.td });
    case 'sums':
      return table(block.sums, { th: STYLE.sumOf, td: STYLE.sum });
    case 'stops':
      return table(block.stops, { th: STYLE.time, td: STYLE.td });
    case 'action': {
      const url = escapeHtml(block.url);
      return `<p style="${STYLE.p}"><a href="${url}" style="${STYLE.button}">${escapeHtml(block.label)}</a></p>`;
    }
  }
}

interface Look {
  th: string;
  td: string;
}

function table(rows: readonly (readonly [string, string])[], { th, td }: Look): string {
  if (rows.length === 0) return '';
  const html = rows.map(
    ([head, value]) =>
      `<tr><th scope="row" style="${th}">${escapeHtml(head)}</th><td style="${td}">${lines(value)}</td></tr>`,
  );
  return `<table style="${STYLE.table}">${html.join('')}</table>`;
}

/** The buttons' addresses, for programs that show no buttons: after everything else that the mail says. */
function addressesOf({ blocks }: MailContent, language: Language): string {
  const urls = blocks.flatMap((block) => (block.kind === 'action' ? [escapeHtml(block.url)] : []));
  if (urls.length === 0) return '';
  const links = [...new Set(urls)].map((url) => `<a href="${url}" style="${STYLE.link}">${url}</a>`);
  return `<p style="${STYLE.address}">${words[language].otherwise}<br>${links.join('<br>')}</p>`;
}

/** Typed names are on one line; the spaces that keep a date together stay. */
const headed = ({ headline, about }: MailContent) => [headline, about ?? ''].map(oneLine) as [string, string];

export function mailHtml(content: MailContent, language: Language, setting: MailSetting): string {
  const [headline, about] = headed(content);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subjectOf(content))}</title><style>:root{color-scheme:light dark}</style></head>
<body style="${escapeHtml(STYLE.body)}"><p style="${STYLE.brand}"><img src="cid:${LOGO_CID}" alt="" width="40" height="40" style="${STYLE.logo}">${escapeHtml(setting.brand)}</p>
<main style="${STYLE.main}"><h1 style="${STYLE.h1}">${escapeHtml(headline)}</h1>
${about && `<p style="${STYLE.about}">${escapeHtml(about)}</p>\n`}${content.blocks.map(htmlOf).join('\n')}
${addressesOf(content, language)}</main><p style="${STYLE.footer}">${footerLines(language, setting).map(lines).join('<br>')}</p></body></html>
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
    case 'sums':
      return columns(
        block.sums.map(([name, amount]) => [`${name}:`, amount]),
        { isRight: true },
      );
    case 'stops':
      return columns(block.stops);
    case 'action':
      return `${block.label}:\n${block.url}`;
  }
}

/** Two columns, as far as a fixed width shows them: amounts end below each other. */
function columns(rows: readonly (readonly [string, string])[], { isRight = false } = {}): string {
  const widest = (at: 0 | 1) => Math.max(...rows.map((row) => row[at].length));
  const [left, right] = [widest(0), isRight ? widest(1) : 0];
  return rows.map((row) => `${row[0].padEnd(left)}  ${row[1].padStart(right)}`).join('\n');
}

export function mailText(content: MailContent, language: Language, setting: MailSetting): string {
  const [headline, about] = headed(content);
  const title = `${headline}\n${'='.repeat(Math.min(72, [...headline].length))}`;
  const parts = [title, about, ...content.blocks.map(textOf)].filter(Boolean);
  // «-- » on its own line: mail programs treat what follows as a signature (RFC 3676, 4.3).
  return `${parts.join('\n\n')}\n\n-- \n${footerLines(language, setting).join('\n')}\n`;
}
