import { MailRefused, type Mail } from './port';

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
const ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;
const FROM = /^(?:[^<>\r\n]*<([^<>]+)>|([^<>]+))$/;
const MESSAGE_ID = /^<[A-Za-z0-9._-]+@[A-Za-z0-9.-]+>$/;

/** The mail itself, or MailRefused when a header field could be more than one line, or address more than one mailbox. */
export function checkedMail(mail: Mail): Mail {
  const headers = { to: mail.to, from: mail.from, replyTo: mail.replyTo ?? '', subject: mail.subject };
  for (const [name, value] of Object.entries(headers)) {
    if (CONTROL.test(value)) throw new MailRefused(`control character in ${name}`);
  }
  for (const { filename, contentType, cid = '' } of mail.attachments) {
    if (CONTROL.test(filename) || CONTROL.test(contentType) || CONTROL.test(cid))
      throw new MailRefused('control character in an attachment');
  }
  const from = FROM.exec(mail.from);
  const addresses = { to: mail.to, from: (from?.[1] ?? from?.[2] ?? '').trim(), replyTo: mail.replyTo ?? mail.to };
  for (const [name, address] of Object.entries(addresses)) {
    if (!ADDRESS.test(address)) throw new MailRefused(`${name} is not one address`);
  }
  if (!MESSAGE_ID.test(mail.messageId)) throw new MailRefused('not a message id');
  return mail;
}

/** The headers of every mail of ours besides the addresses: it is automatic, and must trigger no auto-replies. */
export const extraHeaders = (mail: Mail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': mail.language,
});
