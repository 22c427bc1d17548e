import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { StoredMail } from '@bff/integrations/mail/mailbox';

/** Enough for the mails of simultaneous tests. */
const NEWEST = 150;
const ARRIVAL_MS = 20_000;

export interface WantedMail {
  to?: string;
  subject: string | RegExp;
  /** Text that it must contain: a number that no other mail has. */
  says?: string;
}

/** The newest matching mail that the product's worker has put into its mailbox; waits for it. */
export async function arrivedMail(wanted: WantedMail): Promise<StoredMail> {
  let found: StoredMail | undefined;
  await expect
    .poll(async () => (found = (await newestMails()).find((mail) => isWanted(mail, wanted))) !== undefined, {
      timeout: ARRIVAL_MS,
      message: `a mail like ${JSON.stringify({ ...wanted, subject: String(wanted.subject) })}`,
    })
    .toBe(true);
  return found!;
}

/** The address in a mail that leads below this path of the product. */
export function linkIn({ text }: StoredMail, path: string): string {
  const link = new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0];
  if (!link) throw new Error(`no link to ${path} in\n${text}`);
  return link;
}

/** The newest link to a page of that path mailed to an address, as a path; waits until it has arrived. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const mail = await arrivedMail({ to, subject: /./, says: `/${path}` });
  const { pathname, search } = new URL(linkIn(mail, `/${path}`));
  return `${pathname}${search}`;
}

const isWanted = ({ to, subject, text }: StoredMail, wanted: WantedMail): boolean =>
  (wanted.to === undefined || to === wanted.to) &&
  (typeof wanted.subject === 'string' ? subject.startsWith(wanted.subject) : wanted.subject.test(subject)) &&
  (wanted.says === undefined || text.includes(wanted.says));

async function newestMails(): Promise<StoredMail[]> {
  const folder = join(process.env.PRODUCT_DATA_DIR ?? '', 'mailbox');
  // Names begin with the time.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const newest = names.slice(-NEWEST).reverse();
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail));
}
