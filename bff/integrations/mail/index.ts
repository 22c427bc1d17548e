import { join } from 'node:path';
import type { Env } from '@bff/platform/env';
import { mailboxMailer } from './mailbox';
import { mailboxPages } from './mailbox-pages';
import type { Mailer } from './port';
import { smtpMailer } from './smtp-mailer';

/**
 * The mail server of SMTP_URL, where there is one. Without it mails become files in the data folder, and there are pages that show them
 * (at MAILBOX_PATH), unless this is production without demo: then whoever asks gets nothing to see.
 */
export function createMailer({ SMTP_URL, DATA_DIR, NODE_ENV, DEMO, BRAND_NAME }: Env): {
  mailer: Mailer;
  pages?: ReturnType<typeof mailboxPages>;
} {
  if (SMTP_URL) return { mailer: smtpMailer(SMTP_URL) };
  const mailer = mailboxMailer(join(DATA_DIR, 'mailbox'));
  return NODE_ENV === 'production' && !DEMO
    ? { mailer }
    : { mailer, pages: mailboxPages(mailer, { brand: BRAND_NAME }) };
}
