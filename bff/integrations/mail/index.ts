import { join } from 'node:path';
import type { Env } from '@bff/platform/env';
import { mailboxMailer } from './mailbox';
import { mailboxPages } from './mailbox-pages';
import type { Mailer } from './port';
import { samplePages, type SampleMails } from './sample-pages';
import { smtpMailer } from './smtp-mailer';

/**
 * The mail server of SMTP_URL, if there is one. Without it mails become files in the data folder, and only demo mode has pages that show
 * them (at MAILBOX_PATH).
 */
export function createMailer({ SMTP_URL, DATA_DIR, DEMO, BRAND_NAME }: Env): {
  mailer: Mailer;
  pages?: ReturnType<typeof mailboxPages>;
} {
  if (SMTP_URL) return { mailer: smtpMailer(SMTP_URL) };
  const mailer = mailboxMailer(join(DATA_DIR, 'mailbox'));
  return DEMO ? { mailer, pages: mailboxPages(mailer, { brand: BRAND_NAME }) } : { mailer };
}

/** Pages with every mail and made-up data, only in demo mode: they show the product's own texts. */
export const createSamplePages = (
  { DEMO, BRAND_NAME }: Env,
  samples: SampleMails,
): ReturnType<typeof samplePages> | undefined => (DEMO ? samplePages(samples, { brand: BRAND_NAME }) : undefined);
