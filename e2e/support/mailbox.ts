import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 15_000;

interface Mail {
  to: string;
  text: string;
}

function mailsTo(address: string): Mail[] {
  const folder = join(process.env.PRODUCT_DATA_DIR ?? '', 'mailbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
    .filter((mail) => mail.to.includes(address));
}

/** The newest link to a page of that path that was mailed to an address, as a path; waits until it has come. */
export async function mailedLink(to: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(/(?:sv|en)/${path}\\S*)`);
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(250)) {
    const links = mailsTo(to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    const newest = links.at(-1);
    if (newest) return newest;
  }
  throw new Error(`no mail to ${to} has a link to ${path}`);
}
