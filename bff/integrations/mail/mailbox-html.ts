import { html, raw } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { formatDateTime } from '@formats';
import type { StoredMail } from './mailbox';

export type Markup = ReturnType<typeof html>;

/** What every page of the mailbox has. */
export interface PageFrame {
  language: Language;
  brand: string;
  /** Where the pages are mounted. */
  path: string;
}

const texts = {
  sv: {
    title: 'Utvecklingsbrevlåda',
    hint: 'Här syns de mejl som skulle ha skickats. Inget lämnar den här installationen.',
    empty: 'Inget mejl har skickats än.',
    back: 'Till brevlådan',
    to: 'Till',
    from: 'Från',
    replyTo: 'Svar till',
    sent: 'Skickat',
    attachments: 'Bilagor',
    asHtml: 'Som webbsida',
    asText: 'Som text',
    source: 'Hämta hela meddelandet',
    content: 'Innehåll',
    newer: 'Nyare',
    older: 'Äldre',
    page: 'Sida',
    missing: 'Meddelandet finns inte',
    samples: 'Alla mejl med exempeldata',
  },
  en: {
    title: 'Development mailbox',
    hint: 'This is the email that would have been sent. Nothing leaves this installation.',
    empty: 'No email has been sent yet.',
    back: 'To the mailbox',
    to: 'To',
    from: 'From',
    replyTo: 'Replies to',
    sent: 'Sent',
    attachments: 'Attachments',
    asHtml: 'As a web page',
    asText: 'As text',
    source: 'Download the whole message',
    content: 'Content',
    newer: 'Newer',
    older: 'Older',
    page: 'Page',
    missing: 'There is no such message',
    samples: 'Every mail with sample data',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Served by its own route: the pages' policy allows no inline style. */
export const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem 1.5rem 3rem;max-width:60rem;font:400 1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.2}
ol{list-style:none;margin:0;padding:0;border-top:1px solid}
li{padding:.75rem 0;border-bottom:1px solid}
li a{font-weight:650}
ul{padding-left:1.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dd{margin:0}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1rem 0}
iframe{width:100%;height:75vh;border:1px solid;background:Canvas}
.wide{max-width:100rem}
.pair{display:grid;gap:1rem 2rem}
.pair>*{min-width:0}
.pair iframe{height:64rem}
@media (min-width:60rem){.pair{grid-template-columns:1fr 1fr}}
pre{white-space:pre-wrap;font:inherit;border:1px solid;padding:1rem;margin:0}
`;

interface ShownAttachment {
  contentType: string;
  base64: string;
  cid?: string | undefined;
}

/** A mail's page as a mail program shows it: with its embedded images, and links that open in place of the whole page. */
export const framedMail = (page: string, attachments: readonly ShownAttachment[]): string =>
  attachments
    .reduce(
      (shown, { cid, contentType, base64 }) =>
        cid === undefined ? shown : shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${base64}"`),
      page,
    )
    .replace('<head>', '<head><base target="_top">');

/** A page of the mailbox or the samples; a wide one shows two mails side by side. */
export function document(
  { language, brand, path }: PageFrame,
  title: string,
  content: Markup,
  { isWide = false } = {},
): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand}</title>
        <link rel="stylesheet" href="${path}/style.css" />
      </head>
      <body class="${isWide ? 'wide' : ''}">
        <main>${content}</main>
      </body>
    </html>`;
}

/** Where every mail is shown with made-up data. */
export const SAMPLES_PATH = '/dev/mails';

export interface MailList {
  mails: readonly StoredMail[];
  page: number;
  pages: number;
}

/** Newest first, a page at a time. */
export function listPage(frame: PageFrame, { mails, page, pages }: MailList): Markup {
  const t = texts[frame.language];
  const row = (mail: StoredMail) =>
    html`<li>
      <a href="${frame.path}/${mail.id}" lang="${mail.language}">${mail.subject}</a><br />
      ${mail.to} · <time datetime="${mail.sentAt.toISOString()}">${formatDateTime(mail.sentAt)}</time>
    </li>`;
  const turn = (to: number, label: string) =>
    to >= 1 && to <= pages ? html`<a href="${frame.path}?page=${to}">${label}</a>` : '';
  const turns = html`<nav aria-label="${t.page}">
    ${turn(page - 1, t.newer)} <span>${t.page} ${page} / ${pages}</span> ${turn(page + 1, t.older)}
  </nav>`;
  return document(
    frame,
    t.title,
    html`<h1>${t.title}</h1>
      <p>${t.hint}</p>
      <p><a href="${SAMPLES_PATH}">${t.samples}</a></p>
      ${
        mails.length > 0
          ? html`<ol>
              ${mails.map(row)}
            </ol>`
          : html`<p>${t.empty}</p>`
      }
      ${pages > 1 ? turns : ''}`,
  );
}

function head(frame: PageFrame, mail: StoredMail): Markup {
  const t = texts[frame.language];
  const files = mail.attachments.flatMap(({ filename, contentType, cid }, index) =>
    cid === undefined
      ? [html`<li><a href="${frame.path}/${mail.id}/attachments/${index}">${filename}</a> (${contentType})</li>`]
      : [],
  );
  return html`<p><a href="${frame.path}">${t.back}</a></p>
    <h1 lang="${mail.language}">${mail.subject}</h1>
    <dl>
      <dt>${t.to}</dt>
      <dd>${mail.to}</dd>
      <dt>${t.from}</dt>
      <dd>${mail.from}</dd>
      ${
        mail.replyTo === null
          ? ''
          : html`<dt>${t.replyTo}</dt>
              <dd>${mail.replyTo}</dd>`
      }
      <dt>${t.sent}</dt>
      <dd>${formatDateTime(mail.sentAt)}</dd>
    </dl>
    ${
      files.length > 0
        ? html`<h2>${t.attachments}</h2>
            <ul>
              ${files}
            </ul>`
        : ''
    }
    <nav aria-label="${t.content}">
      <a href="${frame.path}/${mail.id}">${t.asHtml}</a>
      <a href="${frame.path}/${mail.id}/text">${t.asText}</a>
      <a href="${frame.path}/${mail.id}/source">${t.source}</a>
    </nav>`;
}

/** The mail as a mail program shows it, in a frame where nothing runs. */
export const mailPage = (frame: PageFrame, mail: StoredMail): Markup =>
  document(
    frame,
    mail.subject,
    html`${head(frame, mail)}
      <iframe
        title="${mail.subject}"
        src="${frame.path}/${mail.id}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>`,
  );

/** The mail's text, with its addresses as links: for people without frames. */
export const textPage = (frame: PageFrame, mail: StoredMail): Markup =>
  document(
    frame,
    mail.subject,
    html`${head(frame, mail)}
    ${raw(`<pre lang="${mail.language}">`)}${mail.text
      .split(/(https?:\/\/[^\s<>"']+)/)
      .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}${raw('</pre>')}`,
  );

export function missingPage(frame: PageFrame): Markup {
  const t = texts[frame.language];
  return document(
    frame,
    t.missing,
    html`<h1>${t.missing}</h1>
      <p><a href="${frame.path}">${t.back}</a></p>`,
  );
}
