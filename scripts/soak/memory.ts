import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD, demoAccounts } from '@bff/seeds/demo/accounts';
import { buildProduct } from '../support/build-product';
import { freePort } from '../support/free-port';
import { type RunningProduct, startProduct } from '../support/product';

const MOST_MEGABYTES = 450;
const MOST_TIMES_AS_SLOW = 2;
const MEBIBYTE = 1024 * 1024;
const PROBES = 20;

/** What the server holds now, and has held at most since `forgetPeak`. */
const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The median time of a page of somebody else, asked for one after the other. */
async function pageMs(origin: string, times = PROBES): Promise<number> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    await (await fetch(`${origin}/sv/auth/login`)).text();
    found.push(performance.now() - started);
  }
  return found.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** A form with a file of 23 MiB from somebody without a session; the answer's first line. */
async function strangersUpload(port: number): Promise<string> {
  const boundary = 'soak';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const length = 23 * MEBIBYTE;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  // What is refused is closed while it is still being sent: to the sender that is an error, and here what was wanted.
  const closed = once(socket, 'close').catch(() => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /sv/dashboard/company/details HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${head}`,
  );
  const block = Buffer.alloc(MEBIBYTE, 1);
  for (let sent = 0; sent < length && !socket.destroyed && socket.writable; sent += block.length)
    if (!socket.write(block)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  await Promise.race([closed, sleep(20_000)]);
  socket.destroy();
  return answer.split('\r\n', 1)[0]!.replace('HTTP/1.1 ', '');
}

async function logIn(origin: string, role: string): Promise<string> {
  const account = demoAccounts.find((one) => one.role === role);
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: account!.username, password: DEMO_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function upload(origin: string, cookie: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('logo', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const answer = await fetch(`${origin}/sv/dashboard/company/details`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: form,
  });
  await answer.arrayBuffer();
  return String(answer.status);
}

/** A form that nobody is known for and that would be kept for after the login. */
async function draft(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/sv/settings/contact-info`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ info: 'x'.repeat(15_000) }),
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie().some((line) => line.includes('session=')) ? 'kept' : String(answer.status);
}

function counted(answers: readonly string[]): string {
  const times = new Map<string, number>();
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1);
  return [...times].map(([answer, count]) => `${count} × ${answer}`).join(', ');
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' }, limitInputPixels: false });

async function measure(product: RunningProduct): Promise<boolean> {
  const pid = product.process.pid!;
  const { origin } = product;
  const port = Number(new URL(origin).port);
  const company = await logIn(origin, 'COMPANY_ADMIN');
  const interlaced = await flat(8_000).png({ progressive: true }).toBuffer();
  const within = await flat(3_400).png({ progressive: true }).toBuffer();
  const plain = await flat(8_000).png().toBuffer();
  const times = (count: number, work: () => Promise<string>) => Promise.all(Array.from({ length: count }, work));
  const attacks: [string, () => Promise<string[]>][] = [
    ['forty uploads of 23 MiB by strangers', () => times(40, () => strangersUpload(port))],
    ['six interlaced images of 64 megapixels', () => times(6, () => upload(origin, company, interlaced))],
    ['six interlaced images of 11 megapixels', () => times(6, () => upload(origin, company, within))],
    ['six plain images of 64 megapixels', () => times(6, () => upload(origin, company, plain))],
    ['three hundred drafts from one address', () => times(300, () => draft(origin))],
  ];
  await pageMs(origin, 60);
  let good = true;
  for (const [name, attack] of attacks) {
    const before = await pageMs(origin);
    forgetPeak(pid);
    const rested = memoryOf(pid, 'VmRSS');
    const attacking = attack();
    const during = await pageMs(origin);
    const answers = await attacking;
    const peak = memoryOf(pid, 'VmHWM');
    const slower = during / before;
    const holds = peak <= MOST_MEGABYTES && slower <= MOST_TIMES_AS_SLOW;
    good &&= holds;
    console.log(
      `${holds ? 'holds' : 'FAILS'}  ${name}: ${counted(answers)}; memory ${rested.toFixed(0)} → at most ${peak.toFixed(0)} MB (≤ ${MOST_MEGABYTES}); a page of others ${before.toFixed(1)} → ${during.toFixed(1)} ms (${slower.toFixed(2)} ×, ≤ ${MOST_TIMES_AS_SLOW})`,
    );
  }
  return good;
}

/** What strangers and members can make the process hold, measured at the built server. */
export async function run(): Promise<boolean> {
  buildProduct();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-memory-'));
  const product = await startProduct({
    port: await freePort(),
    dataFolder,
    mode: 'built',
    demo: true,
    durable: false,
    env: { LOG_LEVEL: 'silent' },
  });
  try {
    return await measure(product);
  } finally {
    await product.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
