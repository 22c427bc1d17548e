/** Mails: what they say, and their way through the outbox. */
export type { MailKind, MailTemplates } from './mail-data';
export { MAIL, queueMail, type QueuedMail } from './queue-mail';
