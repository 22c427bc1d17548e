import { env } from '@bff/platform/env';
import { service } from '../shared/services';
import { mailSetting } from './mail-setting';
import { mailAttachments, type MailFiles } from './mail-attachments';
import { mailSchemas, type MailKind, type MailTemplates } from './mail-data';
import { queuedMailSchema } from './queue-mail';
import { keptMail, type KeptMail } from './kept-mail';
import { layOut, writeMail } from './render-mail';

/** An outbox message as a handler sees it. */
interface Queued {
  id: number;
  payload: unknown;
  createdAt: Date;
}

/**
 * Sends a mail queued by `queueMail`. Its message id is derived from the outbox message's, so that a retry has the same id. Throws
 * MailUnavailable, MailRefused, or a ZodError when the payload is not ours. Answers what is kept of the mail.
 */
export async function sendMail({ id, payload, createdAt }: Queued, files: MailFiles): Promise<KeptMail> {
  const { template, to, language, data } = queuedMailSchema.parse(payload);
  const setting = await mailSetting();
  const known = parsed(template, data);
  const content = writeMail(template, known, language, setting);
  const { subject, html, text, pictures } = layOut(content, language, setting);
  await service('mailer').send({
    to,
    from: env().MAIL_FROM,
    replyTo: setting.supportEmail,
    subject,
    html,
    text,
    attachments: [
      ...pictures,
      ...(await mailAttachments(template, known, { language, setting, at: createdAt, files })),
    ],
    messageId: `<${createdAt.getTime()}.${id}@${hostOf(setting.origin)}>`,
    language,
  });
  return keptMail(content);
}

/** A queued mail as it would be sent now; undefined if the payload is not ours. */
export async function previewMail(payload: unknown): Promise<KeptMail | undefined> {
  const queued = queuedMailSchema.safeParse(payload);
  if (!queued.success) return undefined;
  const { template, language, data } = queued.data;
  const known = mailSchemas[template].safeParse(data);
  if (!known.success) return undefined;
  return keptMail(writeMail(template, known.data, language, await mailSetting()));
}

const parsed = <Kind extends MailKind>(kind: Kind, data: unknown): MailTemplates[Kind] =>
  mailSchemas[kind].parse(data) as MailTemplates[Kind];

/** An IPv6 address has brackets and colons, which a message id must not contain. */
const hostOf = (origin: string): string => new URL(origin).hostname.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost';
