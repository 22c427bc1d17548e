import type { MailAttachment } from '@bff/integrations/mail/port';
import type { Language } from '../shared/actor';
import { subjectOf, type MailContent, type MailSetting } from './mail-content';
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

/** What a mail says, before it is laid out. Pure: the same data give the same mail. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: MailTemplates[Kind],
  language: Language,
  setting: MailSetting,
): MailContent {
  return templates[kind][language](data, setting);
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
    subject: subjectOf(content),
    html: mailHtml(content, language, setting),
    text: mailText(content, language, setting),
    pictures: [mailLogo],
  };
}
