import { Hono, type Context } from 'hono';
import type { Language } from '@bff/domain/shared/actor';
import type { Mailbox, StoredMail } from './mailbox';
import { framedMail, listPage, mailPage, missingPage, STYLE, textPage } from './mailbox-html';

/** Where the pages are mounted. */
export const MAILBOX_PATH = '/dev/mailbox';
const PAGE_SIZE = 50;

/** Nothing in a mail runs or loads; its links open in place of the page that shows it, and it can only be framed by that page. */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page outside Remix has no language in its address. */
export const languageOf = (c: Context): Language =>
  /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'sv';

/** The development mailbox: what was sent, as pages without scripts. */
export function mailboxPages(mailbox: Mailbox, { brand }: { brand: string }): Hono {
  const pages = new Hono();
  const frame = (c: Context) => ({ language: languageOf(c), brand, path: MAILBOX_PATH });

  pages.use(`${MAILBOX_PATH}/*`, async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', PAGE_POLICY);
  });

  const withMail = async (c: Context, answer: (mail: StoredMail) => Response | Promise<Response>) => {
    const mail = await mailbox.readMail(c.req.param('id') ?? '');
    return mail ? answer(mail) : c.html(missingPage(frame(c)), 404);
  };

  pages.get(MAILBOX_PATH, async (c) => {
    const asked = Number(c.req.query('page') ?? 1);
    const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
    const { mails, total } = await mailbox.listMails(page, PAGE_SIZE);
    return c.html(listPage(frame(c), { mails, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }));
  });
  pages.get(`${MAILBOX_PATH}/style.css`, (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  pages.get(`${MAILBOX_PATH}/:id`, (c) => withMail(c, (mail) => c.html(mailPage(frame(c), mail))));
  pages.get(`${MAILBOX_PATH}/:id/text`, (c) => withMail(c, (mail) => c.html(textPage(frame(c), mail))));
  pages.get(`${MAILBOX_PATH}/:id/html`, (c) =>
    withMail(c, (mail) => {
      c.header('content-security-policy', MAIL_POLICY);
      return c.html(framedMail(mail.html, mail.attachments));
    }),
  );
  pages.get(`${MAILBOX_PATH}/:id/source`, async (c) => {
    const source = await mailbox.readSource(c.req.param('id'));
    if (!source) return c.html(missingPage(frame(c)), 404);
    return download(c, source, 'message/rfc822', `${c.req.param('id')}.eml`);
  });
  pages.get(`${MAILBOX_PATH}/:id/attachments/:index{[0-9]{1,3}}`, (c) =>
    withMail(c, (mail) => {
      const attachment = mail.attachments[Number(c.req.param('index'))];
      if (!attachment) return c.html(missingPage(frame(c)), 404);
      const content = Buffer.from(attachment.base64, 'base64');
      return download(c, content, attachment.contentType, attachment.filename);
    }),
  );
  return pages;
}

const download = (c: Context, content: Buffer, contentType: string, filename: string): Response =>
  c.body(new Uint8Array(content), 200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${filename.replace(/[^A-Za-z0-9._-]/g, '_')}"`,
  });
