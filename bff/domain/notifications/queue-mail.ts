import { z } from 'zod';
import type { Language } from '../shared/actor';
import { enqueue } from '../shared/outbox.store';
import { mailSchemas, type MailKind, type MailTemplates } from './mail-data';

/** The outbox kind of mails. */
export const MAIL = 'mail';

export interface QueuedMail<Kind extends MailKind> {
  to: string;
  language: Language;
  data: MailTemplates[Kind];
  /** A second mail with the same key is not written: once for ever. */
  dedupeKey?: string;
}

/** As it waits in the outbox. */
export const queuedMailSchema = z.object({
  template: z.enum(Object.keys(mailSchemas) as [MailKind, ...MailKind[]]),
  to: z.email(),
  language: z.enum(['sv', 'en']),
  data: z.unknown(),
});

/**
 * Promises a mail in the transaction that decides it; the outbox sends it after commit. False when the dedupe key was used before.
 * Throws when the address or the data are not what the mail needs: a mistake shows where it is made, not hours later in the outbox.
 */
export async function queueMail<Kind extends MailKind>(
  template: Kind,
  { to, language, data, dedupeKey }: QueuedMail<Kind>,
): Promise<boolean> {
  mailSchemas[template].parse(data);
  const payload = queuedMailSchema.parse({ template, to, language, data });
  return enqueue(MAIL, payload, dedupeKey === undefined ? {} : { dedupeKey });
}
