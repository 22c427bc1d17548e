import { env, publicOrigin } from '@bff/platform/env';
import { service } from '../shared/services';
import { readSettings } from '../settings';
import { mailAttachments, type MailFiles } from './mail-attachments';
import { mailSchemas, type MailKind, type MailTemplates } from './mail-data';
import { queuedMailSchema } from './queue-mail';
import { renderMail } from './render-mail';

/** An outbox message as a handler sees it. */
interface Queued {
  id: number;
  payload: unknown;
  createdAt: Date;
}

/**
 * Sends a mail queued by `queueMail`. Its message id is derived from the outbox message's, so that a retry has the same id. Throws
 * MailUnavailable, MailRefused, or a ZodError when the payload is not ours.
 */
export async function sendMail({ id, payload, createdAt }: Queued, files: MailFiles): Promise<void> {
  const { template, to, language, data } = queuedMailSchema.parse(payload);
  const { supportEmail } = await readSettings();
  const setting = { brand: env().BRAND_NAME, origin: publicOrigin(), supportEmail };
  const known = parsed(template, data);
  const { subject, html, text, pictures } = renderMail(template, known, language, setting);
  await service('mailer').send({
    to,
    from: env().MAIL_FROM,
    replyTo: supportEmail,
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
}

const parsed = <Kind extends MailKind>(kind: Kind, data: unknown): MailTemplates[Kind] =>
  mailSchemas[kind].parse(data) as MailTemplates[Kind];

/** An IPv6 address has brackets and colons, which a message id must not contain. */
const hostOf = (origin: string): string => new URL(origin).hostname.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost';
