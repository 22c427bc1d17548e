import type { Language } from '@bff/domain/shared/actor';

export interface MailAttachment {
  filename: string;
  /** With its parameters, e.g. `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  content: string | Uint8Array;
  /** The id by which the mail's HTML shows it (`cid:…`): a part of the page, not a file to save. */
  cid?: string;
}

export interface Mail {
  /** One address. */
  to: string;
  /** An address, or a name and an address: `Bussplats <no-reply@…>`. */
  from: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** With its angle brackets. A retry of the same mail has the same id. */
  messageId: string;
  language: Language;
}

export interface Mailer {
  /** Resolves when the next server has accepted the mail. Throws MailUnavailable or MailRefused; anything else is a mistake of ours. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail server does not answer, or says «not now»: retry later. */
export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
}

/** The mail server says that it will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
