import { createTransport } from 'nodemailer';
import { inSpan } from '@bff/platform/tracing/trace';
import { checkedMail, extraHeaders } from './checked-mail';
import { MailRefused, MailUnavailable, type Mail, type Mailer } from './port';

export interface SmtpTimeouts {
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
}

/** Together well below the time that the outbox gives a worker for a message. */
const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, idleMs: 20_000 };

/**
 * Hands mails to the server of `url` (`smtp://`, or `smtps://` for TLS from the first byte, with user and password in it). One connection
 * per mail: a broken connection affects no other mail, and no mail waits in this process for a retry.
 */
export function smtpMailer(url: string, timeouts: SmtpTimeouts = TIMEOUTS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    dnsTimeout: timeouts.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      checkedMail(mail);
      try {
        await inSpan({ name: 'send smtp', kind: 'client', attributes: { 'peer.service': 'smtp' } }, () =>
          transport.sendMail(messageOf(mail)),
        );
      } catch (error) {
        throw translated(error);
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** A mail as nodemailer takes it. */
export const messageOf = (mail: Mail) => ({
  to: mail.to,
  from: mail.from,
  ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: mail.messageId,
  headers: extraHeaders(mail),
  attachments: mail.attachments.map(({ filename, contentType, content, cid }) => ({
    filename,
    contentType,
    content: typeof content === 'string' ? content : Buffer.from(content),
    ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
  })),
});

/**
 * 5xx about the recipient or the mail itself is final; anything about the connection, the login or our own address is fixed by people, and
 * waits (RFC 5321, 4.2.1). Only the server's codes are kept: its words may name the recipient.
 */
function translated(error: unknown): Error {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const said = [code, command, responseCode].filter(Boolean).join(' ');
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  return isAboutMail && responseCode !== undefined && responseCode >= 500
    ? new MailRefused(`the mail server refused the mail: ${said}`)
    : new MailUnavailable(`the mail server did not take the mail: ${said}`);
}
