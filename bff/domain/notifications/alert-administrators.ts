import { readSettings } from '../settings';
import type { MailTemplates } from './mail-data';
import { queueMail } from './queue-mail';

/** Mails the support address, once per key. Joins the caller's transaction. */
export async function alertAdministrators(
  alert: MailTemplates['administratorAlert']['alert'],
  facts: Readonly<Record<string, string | number | null>>,
  dedupeKey: string,
): Promise<void> {
  const { supportEmail } = await readSettings();
  await queueMail('administratorAlert', { to: supportEmail, language: 'sv', data: { alert, facts }, dedupeKey });
}
