import { LANGUAGES } from '@states/languages';
import { z } from 'zod';
import type { Language } from '../shared/actor';
import { DomainError } from '../shared/errors';
import { logger } from '@bff/platform/logger';
import { enqueue } from '../shared/outbox.store';
import { mailBudgetStore } from './mail-budget.store';
import { mailSchemas, type MailKind, type MailTemplates } from './mail-data';
import { inLanguage } from './in-language';
import { aboutOf } from './mail-about';
import { mailLimits } from './mail-limits';

/** The outbox kind of mails. */
export const MAIL = 'mail';

export interface QueuedMail<Kind extends MailKind> {
  to: string;
  language: Language;
  data: MailTemplates[Kind];
  /** A second mail with the same key is never queued. */
  dedupeKey?: string;
  /** What it is about, where forms can request it repeatedly: `order:12345674`. */
  subject?: string;
}

/** The mail as stored in the outbox. */
export const queuedMailSchema = z.object({
  template: z.enum(Object.keys(mailSchemas) as [MailKind, ...MailKind[]]),
  to: z.email(),
  language: z.enum(LANGUAGES),
  data: z.unknown(),
});

/**
 * Queues a mail in the transaction that decides it; the outbox sends it after commit. False when the dedupe key was used before, or the
 * mail exceeds a limit that skips (`mail-limits.ts`). Throws when the address or the data are invalid: a mistake shows where it is made,
 * not hours later in the outbox.
 * @throws DomainError `request.tooMany` with the seconds to wait
 */
export async function queueMail<Kind extends MailKind>(
  template: Kind,
  { to, language, data, dedupeKey, subject }: QueuedMail<Kind>,
): Promise<boolean> {
  mailSchemas[template].parse(data);
  const payload = queuedMailSchema.parse({ template, to, language, data: await inLanguage(language, data) });
  if (!(await isWithinLimits(template, to, subject))) return false;
  const mail = { template, recipient: to.toLowerCase(), ...aboutOf(data) };
  return enqueue(MAIL, payload, { mail, ...(dedupeKey === undefined ? {} : { dedupeKey }) });
}

async function isWithinLimits(template: MailKind, to: string, subject: string | undefined): Promise<boolean> {
  const limit = mailLimits[template];
  if (!limit) return true;
  const { budget, address, over } = limit;
  const uses = [{ name: `${budget} to ${to.toLowerCase()}`, most: address }];
  if (limit.subject !== undefined && subject !== undefined)
    uses.push({ name: `${budget} about ${subject}`, most: limit.subject });
  const wait = await mailBudgetStore.take(uses);
  if (wait === 0) return true;
  logger.warn({ security: 'mail.limited', template }, 'a mail was asked for too often');
  if (over === 'refuse') throw new DomainError('request.tooMany', [wait]);
  return false;
}
