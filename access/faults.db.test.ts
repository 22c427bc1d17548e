import { setTimeout as sleep } from 'node:timers/promises';
import type * as pinoModule from 'pino';
import type { Sequelize } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announceBooking } from '@bff/api';
import { sendAnalyticsEvent } from '@bff/domain/analytics';
import { announceRefund, mailFailedPayment, receiptForMail } from '@bff/domain/bookings';
import type { BookingWorld } from '@bff/domain/bookings/testing/payments';
import { alertAdministrators, sendMail } from '@bff/domain/notifications';
import { sendRefund } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { HOUR } from '@bff/domain/shared/time';
import { smtpMailer } from '@bff/integrations/mail/smtp-mailer';
import { startSmtpSink } from '@bff/integrations/mail/testing/smtp-sink';
import { outboxHandlers } from '@bff/jobs/outbox-handlers';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { clock } from '@bff/platform/clock';
import { seedReference } from '@bff/seeds/reference';
import { connect } from '@db/connection';
import { execute, selectOne } from '@db/query';
import { ALWAYS_WRITTEN } from '@db/testing/changed-rows';
import { type Fault, FaultyServer } from '@db/testing/faulty-server';
import { useTestDatabase } from '@db/testing/test-database';
import { log } from './testing/captured-log';
import { type MarkedRequest, type MarkedRequests, markedRequests } from './testing/marked-requests';
import { PASSWORDS, PERSONAL, withoutAddressMarks } from './testing/marks';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
vi.mock('pino', async (original) =>
  (await import('./testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

const own = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
/** Details that no page may reveal. */
const INNER = /SELECT |INSERT |\bER_[A-Z]|table is full|[Ss]equelize|node_modules|mysql2/;

let faulty: FaultyServer;
let database: Sequelize;
let market: BookingWorld;

beforeAll(async () => {
  await seedReference(own.sequelize);
  faulty = await FaultyServer.before(own.url, ALWAYS_WRITTEN);
  database = connect(faulty.url, { pool: 20 });
  market = await startMarket();
}, 240_000);
afterAll(async () => {
  await faulty.become('none');
  await stopMarket();
  await database.close();
  faulty.stop();
});

interface Answer extends Pick<MarkedRequest, 'name' | 'path' | 'kind'> {
  status: number;
  ms: number;
  type: string;
  body: string;
}

async function send({ name, path, kind, init }: MarkedRequest): Promise<Answer> {
  const started = performance.now();
  const response = await ask(path, await init());
  const body = Buffer.from(await response.arrayBuffer()).toString();
  const type = response.headers.get('content-type') ?? '';
  return { name, path, kind, status: response.status, ms: performance.now() - started, type, body };
}

/** Sends all requests, a given number at a time. */
async function sendAll(requests: readonly MarkedRequest[], atOnce: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = [...requests];
  const worker = async () => {
    for (let request = left.pop(); request; request = left.pop()) answers.push(await send(request));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, requests.length) }, worker));
  return answers;
}

const tell = ({ name, status, ms }: Answer) => `${name}: ${status} after ${Math.round(ms)} ms`;

/** Faults in how a failure is reported. */
function wrongWith(answer: Answer): string[] {
  const { name, path, type, body } = answer;
  const inner = INNER.exec(body) ?? PERSONAL.exec(withoutAddressMarks(body));
  const isTold = path.startsWith('/api')
    ? /"errorCode":703,.*försök igen/i.test(body)
    : /\.data(\?|$)/.test(path)
      ? /^text\/x-script/.test(type)
      : /^text\/html/.test(type) && /<html lang="sv"/.test(body) && /försök igen/i.test(body);
  return [
    ...(inner ? [`${name} shows ${inner[0]}`] : []),
    ...(isTold ? [] : [`${name} is told as ${type} ${body.slice(0, 300)}`]),
  ];
}

/** Log lines that contain something typed, or a credential. */
const linesWith = (secrets: readonly string[]): string[] =>
  log.text
    .split('\n')
    .filter((line) => PERSONAL.test(line) || PASSWORDS.test(line) || secrets.some((secret) => line.includes(secret)))
    .map((line) => line.slice(0, 1_000));

/** Made once for all: a failed request did nothing, so it can be sent again. That in which all succeed comes last. */
let all: Promise<MarkedRequests> | undefined;

interface Driven {
  kinds: MarkedRequest['kind'][];
  atOnce: number;
  mostMs: number;
  /** The least share of writes that must fail. */
  share: number;
}

describe.each<[Fault, Driven]>([
  ['killed', { kinds: ['read', 'data', 'write'], atOnce: 24, mostMs: 10_000, share: 0.9 }],
  // One freeze for all of them: split up, each part would wait as long as the first.
  ['frozen', { kinds: ['read', 'write'], atOnce: Infinity, mostMs: 15_000, share: 0.9 }],
  // Only what writes meets it.
  ['full', { kinds: ['write'], atOnce: 24, mostMs: 15_000, share: 0.6 }],
])('while the database is %s', (fault, { kinds, atOnce, mostMs, share }) => {
  it('every page, form and endpoint answers in time, and nothing typed appears in the log or on an error page', async () => {
    const { requests: made, secrets } = await (all ??= markedRequests(['read', 'data', 'write']));
    const requests = made.filter(({ kind }) => kinds.includes(kind));
    log.text = '';
    await faulty.become(fault);
    let answers: Answer[];
    try {
      answers = await sendAll(requests, atOnce);
    } finally {
      await faulty.become('none');
    }
    expect(answers).toHaveLength(requests.length);
    expect(answers.filter(({ ms }) => ms > mostMs).map(tell)).toEqual([]);
    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed.filter(({ status }) => status !== 503).map(tell)).toEqual([]);
    // Otherwise this would prove nothing: the fault must have reached them.
    const writes = answers.filter(({ kind }) => kind === 'write');
    expect(writes.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(share * writes.length);
    expect(failed.flatMap(wrongWith)).toEqual([]);
    expect(answers.filter(({ body }) => PASSWORDS.test(body)).map(tell)).toEqual([]);
    expect(linesWith(secrets)).toEqual([]);
  }, 240_000);

  it('everything recovers within ten seconds', async () => {
    const resumed = performance.now();
    while ((await ask('/readyz')).status !== 200 && performance.now() - resumed < 12_000) await sleep(50);
    expect(performance.now() - resumed).toBeLessThan(10_000);
  });
});

describe('while the database is slow, and the mail server and the payment provider are down', () => {
  const worker = () =>
    createOutboxWorker({
      handlers: outboxHandlers({ sendMail: (message) => sendMail(message, { receipt: receiptForMail }), sendRefund, announceRefund, mailFailedPayment, announceBooking, alertAdministrators, sendAnalyticsEvent }), // prettier-ignore
      onGivenUp: () => Promise.resolve(),
    });
  const waitingMails = async () =>
    (await selectOne<{ n: number }>(
      "SELECT COUNT(*) AS n FROM outbox WHERE kind = 'mail' AND sent_at IS NULL AND failed_at IS NULL",
    ))!.n;
  afterAll(() => clock.release());

  it('every page, form and endpoint answers, queued messages wait, and no log or mail reveals a secret', async () => {
    const { requests: made, secrets } = await (all ??= markedRequests(['read', 'write']));
    const requests = made.filter(({ kind }) => kind !== 'data');
    const away = await startSmtpSink({ refuse: () => ({ responseCode: 451 }) });
    provide({ mailer: smtpMailer(away.url, { connectMs: 1_000, idleMs: 1_000 }) });
    await execute("DELETE FROM outbox WHERE kind <> 'mail'");
    log.text = '';
    market.payments.sandbox.sandbox.control({ outage: 'reset' });
    await faulty.become('slow');
    const answers = await sendAll(requests, 24);
    await faulty.become('none');
    expect(answers.filter(({ ms }) => ms > 40_000).map(tell)).toEqual([]);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503).map(tell)).toEqual([]);
    // A form that could not be paid keeps what was typed; nothing else is shown.
    expect(answers.filter(({ status, body }) => status >= 500 && INNER.test(body)).map(tell)).toEqual([]);
    expect(answers.filter(({ body }) => PASSWORDS.test(body)).map(tell)).toEqual([]);

    // Orders made by a factory have no receipt to attach to the confirmation; paid ones have.
    await execute("DELETE FROM outbox WHERE dedupe_key LIKE 'booked-again:%'");
    const waiting = await waitingMails();
    expect(waiting).toBeGreaterThan(20);
    await worker().drain();
    // Other queued messages may add more; none is lost.
    expect(await waitingMails()).toBeGreaterThanOrEqual(waiting);
    const told = await selectOne<{ text: string }>('SELECT GROUP_CONCAT(last_error) AS text FROM outbox');
    expect(told?.text).not.toMatch(PERSONAL);
    expect(log.text).toContain('an outgoing message waits');
    expect(linesWith(secrets)).toEqual([]);
    await away.stop();
    market.payments.sandbox.sandbox.control({ outage: 'none' });

    const mails: string[] = [];
    provide({ mailer: { send: (mail) => Promise.resolve(void mails.push(JSON.stringify(mail))), close: () => Promise.resolve() } }); // prettier-ignore
    clock.advance(HOUR);
    await worker().drain();
    expect(await waitingMails()).toBe(0);
    expect(mails.length).toBeGreaterThanOrEqual(waiting);
    expect(mails.filter((mail) => PASSWORDS.test(mail))).toEqual([]);
    expect(mails.filter((mail) => secrets.some((secret) => mail.includes(secret)))).toEqual([]);
    expect(linesWith(secrets)).toEqual([]);
  }, 240_000);
});
