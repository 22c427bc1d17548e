import type { MailAttachment } from '@bff/integrations/mail/port';
import type { Language } from '../shared/actor';
import { oneLine, type MailContent, type MailSetting } from './mail-content';
import type { MailKind, MailTemplates } from './mail-data';
import { mailHtml, mailText } from './mail-layout';
import { mailLogo } from './mail-logo';
import { templates } from './templates';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The images that the HTML shows by their `cid`; they are sent inside the mail. */
  pictures: readonly MailAttachment[];
}

const LONGEST_SUBJECT = 200;

/** What a mail says, before it is laid out. Pure: the same data give the same mail. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: MailTemplates[Kind],
  language: Language,
  setting: MailSetting,
): MailContent {
  const { subject, blocks } = templates[kind][language](data, setting);
  return { subject: oneLine(subject).slice(0, LONGEST_SUBJECT), blocks };
}

/** A mail as it will be read. */
export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  data: MailTemplates[Kind],
  language: Language,
  setting: MailSetting,
): RenderedMail => layOut(writeMail(kind, data, language, setting), language, setting);

export function layOut(content: MailContent, language: Language, setting: MailSetting): RenderedMail {
  return {
    subject: content.subject,
    html: mailHtml(content, language, setting),
    text: mailText(content, language, setting),
    pictures: [mailLogo],
  };
}
