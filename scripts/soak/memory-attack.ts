import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD, demoAccounts } from '@bff/seeds/demo/accounts';

const MEBIBYTE = 1024 * 1024;

/** From the measuring process: begin, and stop. */
export type Told = 'go' | 'over';
/** To it: the requests are prepared; and every answer received. */
export type Tells = 'ready' | { answers: string[] };

interface Attack {
  /** How many run at once, each repeating until the end. */
  atOnce: number;
  /** The limit of starts per second for all of them together; without it, as fast as they are answered. */
  aSecond?: number;
  prepare: (origin: string, headers: Readonly<Record<string, string>>) => Promise<() => Promise<string>>;
}

/** What strangers and members may do to a server, by name in the report. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  // 4.7 MB were once kept in four seconds.
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

/** A form with a file of 23 MiB from somebody without a session; returns the answer's first line. */
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
  // A refused request is closed while it is being sent: to the sender that is an error, here the expected outcome.
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

/** The version in the logo's form: without it the file would be refused unexamined. */
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

/** A form sent without a login, which would be kept until after the login. */
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

/** `memory-attack.ts <name> <origin>`: a separate process, so that the cost of sending is not measured. */
async function attackUntilOver(name: string, origin: string): Promise<void> {
  const { atOnce, aSecond, prepare } = ATTACKS[name]!;
  // An address of its own, so that one attack does not use up another's rate limit.
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
