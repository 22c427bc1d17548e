import { join } from 'node:path';
import type { Env } from '@bff/platform/env';
import { mailboxMailer } from './mailbox';
import { mailboxPages } from './mailbox-pages';
import type { Mailer } from './port';
import { smtpMailer } from './smtp-mailer';

/**
 * The mail server of SMTP_URL, where there is one. Without it mails become files in the data folder, and there are pages that show them
 * (at MAILBOX_PATH) in demo mode alone.
 */
export function createMailer({ SMTP_URL, DATA_DIR, DEMO, BRAND_NAME }: Env): {
  mailer: Mailer;
  pages?: ReturnType<typeof mailboxPages>;
} {
  if (SMTP_URL) return { mailer: smtpMailer(SMTP_URL) };
  const mailer = mailboxMailer(join(DATA_DIR, 'mailbox'));
  return DEMO ? { mailer, pages: mailboxPages(mailer, { brand: BRAND_NAME }) } : { mailer };
}
