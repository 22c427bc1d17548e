import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD, demoAccounts } from '@bff/seeds/demo/accounts';

const MEBIBYTE = 1024 * 1024;

/** From the measuring process: begin, and come to an end. */
export type Told = 'go' | 'over';
/** To it: what is sent is made; and every answer that was met. */
export type Tells = 'ready' | { answers: string[] };

interface Attack {
  /** How many do it at once, each again and again until it is over. */
  atOnce: number;
  /** How often all of them together begin anew a second, at most; as fast as they are answered where it is left out. */
  aSecond?: number;
  prepare: (origin: string, headers: Readonly<Record<string, string>>) => Promise<() => Promise<string>>;
}

/** What strangers and members may do to a server, by the name that the report gives it. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  // 4.7 MB in four seconds were kept once.
  'seventy-five drafts a second from one address': {
    atOnce: 25,
    aSecond: 75,
    prepare: (origin, headers) => Promise.resolve(() => draft(origin, headers)),
  },
  'forty strangers who upload 23 MiB': {
    atOnce: 40,
    prepare: (origin, headers) => Promise.resolve(() => strangersUpload(Number(new URL(origin).port), headers)),
  },
  'six who upload interlaced images of 64 megapixels': uploads(8_000, true),
  'six who upload interlaced images of 11 megapixels': uploads(3_400, true),
  'six who upload plain images of 49 megapixels': uploads(7_000, false),
};

function uploads(side: number, progressive: boolean): Attack {
  return {
    atOnce: 6,
    async prepare(origin, headers) {
      const create = { width: side, height: side, channels: 3, background: '#369' } as const;
      const bytes = await sharp({ create, limitInputPixels: false }).png({ progressive }).toBuffer();
      const cookie = await logIn(origin, 'COMPANY_ADMIN', headers);
      const revision = await revisionShown(origin, { ...headers, cookie });
      return () => upload(origin, { ...headers, cookie }, { bytes, revision });
    },
  };
}

/** A form with a file of 23 MiB from somebody without a session; the answer's first line. */
async function strangersUpload(port: number, headers: Readonly<Record<string, string>>): Promise<string> {
  const boundary = 'soak';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const length = 23 * MEBIBYTE;
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  // What is refused is closed while it is still being sent: to the sender that is an error, and here what was wanted.
  const closed = once(socket, 'close').catch(() => undefined);
  await Promise.race([once(socket, 'connect').catch(() => undefined), closed]);
  socket.write(
    `POST /sv/dashboard/company/details HTTP/1.1\r\nHost: localhost:${port}\r\n${lines}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${head}`,
  );
  const block = Buffer.alloc(MEBIBYTE, 1);
  for (let sent = 0; sent < length && !socket.destroyed && socket.writable; sent += block.length)
    if (!socket.write(block)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  await Promise.race([closed, sleep(20_000)]);
  socket.destroy();
  return answer.split('\r\n', 1)[0]!.replace('HTTP/1.1 ', '') || 'closed';
}

async function logIn(origin: string, role: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const account = demoAccounts.find((one) => one.role === role);
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: account!.username, password: DEMO_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** What the form of the logo says it was filled from: without it the file would be refused before it is looked at. */
async function revisionShown(origin: string, headers: Record<string, string>): Promise<string> {
  const page = await (await fetch(`${origin}/sv/dashboard/company/details`, { headers })).text();
  const shown = /name="revision" value="([^"]+)"/.exec(page)?.[1];
  if (!shown) throw new Error('the form of the logo has no revision');
  return shown;
}

interface Uploaded {
  bytes: Buffer;
  revision: string;
}

async function upload(origin: string, headers: Record<string, string>, { bytes, revision }: Uploaded): Promise<string> {
  const form = new FormData();
  form.set('revision', revision);
  form.set('logo', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const answer = await fetch(`${origin}/sv/dashboard/company/details`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: form,
  });
  await answer.arrayBuffer();
  return String(answer.status);
}

/** A form that nobody is known for and that would be kept for after the login. */
async function draft(origin: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${origin}/sv/settings/contact-info`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ info: 'x'.repeat(15_000) }),
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie().some((line) => line.includes('session=')) ? 'kept' : String(answer.status);
}

/** `memory-attack.ts <name> <origin>`: a process of its own, so that what it costs to send is no part of what is measured. */
async function attackUntilOver(name: string, origin: string): Promise<void> {
  const { atOnce, aSecond, prepare } = ATTACKS[name]!;
  // An address of its own: what one attack uses up of an address's rates is no part of the next.
  const address = `203.0.113.${Object.keys(ATTACKS).indexOf(name) + 1}`;
  const send = await prepare(origin, { 'x-forwarded-for': address });
  let isOver = false;
  const begun = new Promise<void>((begin) =>
    process.on('message', (told: Told) => {
      if (told === 'go') begin();
      else isOver = true;
    }),
  );
  process.send!('ready' satisfies Tells);
  await begun;
  const answers: string[] = [];
  const pauseMs = aSecond === undefined ? 0 : (1_000 * atOnce) / aSecond;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      await sleep((pauseMs * place) / atOnce);
      while (!isOver) {
        const next = sleep(pauseMs);
        answers.push(await send().catch((error: Error) => error.name));
        await next;
      }
    }),
  );
  process.send!({ answers } satisfies Tells, () => process.disconnect());
}

const [name, origin] = process.argv.slice(2);
if (process.send && name !== undefined && origin !== undefined && name in ATTACKS) await attackUntilOver(name, origin);
