import { LANGUAGES } from '@states/languages';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { z } from 'zod';
import { clock } from '@bff/platform/clock';
import { checkedMail } from './checked-mail';
import type { Mail, Mailer } from './port';
import { messageOf } from './smtp-mailer';

const storedMailSchema = z.object({
  id: z.string(),
  sentAt: z.coerce.date(),
  to: z.string(),
  from: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  language: z.enum(LANGUAGES),
  messageId: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({ filename: z.string(), contentType: z.string(), base64: z.string(), cid: z.string().optional() }),
  ),
});
export type StoredMail = z.output<typeof storedMailSchema>;

const MAIL_ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/** Mails of a development installation, as files: `<id>.eml` as it would have been sent, and `<id>.json` for the pages that show it. */
export interface Mailbox {
  /** Newest first. */
  listMails(page: number, pageSize: number): Promise<{ mails: StoredMail[]; total: number }>;
  readMail(id: string): Promise<StoredMail | undefined>;
  /** The whole message as it would have been sent (RFC 5322). */
  readSource(id: string): Promise<Buffer | undefined>;
}

/** Stores mails in that folder instead of sending them. The same mail sent twice is one mail. */
export function mailboxMailer(folder: string): Mailer & Mailbox {
  return {
    async send(mail) {
      checkedMail(mail);
      await mkdir(folder, { recursive: true });
      const id = idOf(mail);
      const source = await new MailComposer(messageOf(mail)).compile().build();
      await replaceFile(join(folder, `${id}.eml`), source);
      await replaceFile(join(folder, `${id}.json`), JSON.stringify(stored(id, mail)));
    },
    close: () => Promise.resolve(),
    async listMails(page, pageSize) {
      const ids = await mailIds(folder);
      const shown = ids.slice((page - 1) * pageSize, page * pageSize);
      const mails = await Promise.all(shown.map((id) => readStored(folder, id)));
      return { mails: mails.filter((mail) => mail !== undefined), total: ids.length };
    },
    readMail: (id) => readStored(folder, id),
    readSource: (id) => readIfThere(folder, id, 'eml'),
  };
}

/** The part before the @ of the message id: it begins with the time, so names sort by it. */
const idOf = ({ messageId }: Mail): string => messageId.slice(1, messageId.indexOf('@'));

function stored(id: string, mail: Mail): StoredMail {
  const { to, from, replyTo = null, subject, language, messageId, html, text } = mail;
  const attachments = mail.attachments.map(({ filename, contentType, content, cid }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
    ...(cid === undefined ? {} : { cid }),
  }));
  return { id, sentAt: clock.now(), to, from, replyTo, subject, language, messageId, html, text, attachments };
}

/** All or nothing, even for a concurrent reader. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const half = `${path}.${process.pid}.tmp`;
  await writeFile(half, content);
  await rename(half, path);
}

async function mailIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  return ids.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

async function readIfThere(folder: string, id: string, ending: 'eml' | 'json'): Promise<Buffer | undefined> {
  if (!MAIL_ID.test(id)) return undefined;
  return readFile(join(folder, `${id}.${ending}`)).catch(() => undefined);
}

async function readStored(folder: string, id: string): Promise<StoredMail | undefined> {
  const file = await readIfThere(folder, id, 'json');
  return file && storedMailSchema.parse(JSON.parse(file.toString('utf8')));
}
