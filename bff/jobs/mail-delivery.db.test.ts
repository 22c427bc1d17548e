import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertAdministrators, queueMail, sendMail } from '@bff/domain/notifications';
import { sampleMails } from '@bff/domain/notifications/sample-mails';
import { provide } from '@bff/domain/shared/services';
import { MINUTE } from '@bff/domain/shared/time';
import { smtpMailer } from '@bff/integrations/mail/smtp-mailer';
import { startSmtpSink, type SmtpSink, type SmtpSinkOptions } from '@bff/integrations/mail/testing/smtp-sink';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { isAlert, outboxHandlers } from './outbox-handlers';
import { createOutboxWorker } from './outbox-worker';
import { onlyVerbs } from './testing/only-verbs';

useTestDatabase({ pool: 20 });

/** Receipts as the composition makes them; a test may let that fail. */
const files = { receipt: (): Promise<Uint8Array | undefined> => Promise.resolve(Buffer.from('%PDF-1.7 a receipt')) };
const verbs = onlyVerbs({
  sendMail: (message) => sendMail(message, files),
  alertAdministrators,
});
const worker = () =>
  createOutboxWorker({
    handlers: outboxHandlers(verbs),
    onGivenUp: async (message) => {
      if (isAlert(message)) return;
      await alertAdministrators('messageGivenUp', { outboxId: message.id }, `alert.messageGivenUp:${message.id}`);
    },
  });

let sink: SmtpSink;
const serverUp = async (options: SmtpSinkOptions = {}) => {
  sink = await startSmtpSink(options);
  provide({ mailer: smtpMailer(sink.url, { connectMs: 1_000, idleMs: 1_000 }) });
};
const restarted = async (options: SmtpSinkOptions = {}) => {
  sink = await startSmtpSink({ port: sink.port, taken: sink.taken, ...options });
};

const count = async (where: string) =>
  (await selectOne<{ n: number }>(`SELECT COUNT(*) AS n FROM outbox WHERE ${where}`))?.n;
const recipients = () => sink.taken.map((message) => /^To: (.*)$/m.exec(message)?.[1]?.trim()).sort();
const idOf = (message: string) => /^Message-ID: (.*)$/m.exec(message)?.[1];

const queue = (to: string) =>
  queueMail('passwordReset', { to, language: 'sv', data: sampleMails.passwordReset, dedupeKey: `test:${to}` });
const addresses = (many: number) => Array.from({ length: many }, (_, index) => `person${100 + index}@demo.invalid`);

beforeEach(async () => {
  await execute('DELETE FROM outbox');
  await execute('DELETE FROM mail_budgets');
  clock.freeze('2027-03-01T12:00:00Z');
  await serverUp();
});
afterEach(async () => {
  await sink.stop();
  clock.release();
});

describe('mail on its way out (R2)', () => {
  it('loses nothing and sends nothing twice while the server is down, restarts and refuses for now', async () => {
    const everyone = addresses(40);
    await inTransaction(async () => {
      for (const to of everyone.slice(0, 20)) await queue(to);
    });
    await sink.stop();
    for (let round = 0; round < 3; round++) {
      expect(await worker().drain()).toBe(0);
      clock.advance(MINUTE);
    }
    expect(await count('sent_at IS NULL AND failed_at IS NULL AND attempts = 3')).toBe(20);

    let answers = 0;
    await restarted({ refuse: () => (answers++ % 2 === 0 ? { responseCode: 451 } : undefined) });
    for (const to of everyone.slice(20)) await queue(to);
    for (let round = 0; round < 12; round++) {
      await Promise.all([worker().drain(), worker().drain(), worker().drain()]);
      clock.advance(5 * MINUTE);
    }
    expect(recipients()).toEqual(everyone);
    expect(new Set(sink.taken.map(idOf)).size).toBe(40);
    expect(await count('sent_at IS NOT NULL')).toBe(40);
    expect(await count(`payload LIKE '%buss.example%'`)).toBe(0);
  });

  it('keeps the message id over tries, so that a repeated mail is known as one', async () => {
    await queue('anna@demo.invalid');
    await worker().drain();
    // As if the process had died between the server's answer and its own note of it.
    await execute('UPDATE outbox SET sent_at = NULL, payload = :payload', {
      payload: JSON.stringify({
        template: 'passwordReset',
        to: 'anna@demo.invalid',
        language: 'sv',
        data: sampleMails.passwordReset,
      }),
    });
    await worker().drain();
    expect(sink.taken).toHaveLength(2);
    expect(idOf(sink.taken[0] ?? '')).toBe(idOf(sink.taken[1] ?? ''));
  });

  it('parks a mail to nobody at once, and says so to those who run the product', async () => {
    await sink.stop();
    await restarted({ refuse: (to) => (to.startsWith('nobody') ? { responseCode: 550 } : undefined) });
    await queue('nobody@demo.invalid');
    await queue('anna@demo.invalid');
    await worker().drain();
    await worker().drain();
    expect(recipients()).toEqual(['anna@demo.invalid', 'support@bussplats.invalid']);
    expect(await count('failed_at IS NOT NULL AND attempts = 1')).toBe(1);
  });

  it('does not answer an alert that cannot be sent with another one', async () => {
    await sink.stop();
    await restarted({ refuse: () => ({ responseCode: 550 }) });
    await queue('nobody@demo.invalid');
    for (let round = 0; round < 5; round++) await worker().drain();
    expect(await count('failed_at IS NOT NULL')).toBe(2);
    expect(await count('1 = 1')).toBe(2);
  });

  it('carries a booking with its calendar file through the outbox', async () => {
    await queueMail('bookingConfirmation', {
      to: 'anna@demo.invalid',
      language: 'en',
      data: sampleMails.bookingConfirmation,
    });
    expect(await worker().drain()).toBe(1);
    const [message = ''] = sink.taken;
    expect(message).toContain('Content-Language: en');
    const file = /filename=12345674\.ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message)?.[1] ?? '';
    const calendar = Buffer.from(file, 'base64').toString('utf8');
    expect(calendar).toContain('DTSTART:20270310T070000Z');
    expect(calendar).toContain('DTEND:20270310T182000Z');
  });

  it('makes the receipt when it is sent, keeps it nowhere, and tries again when it cannot be made', async () => {
    const make = vi.spyOn(files, 'receipt');
    make.mockRejectedValueOnce(new Error('no font')).mockResolvedValueOnce(undefined);
    await queueMail('bookingConfirmation', {
      to: 'anna@demo.invalid',
      language: 'sv',
      data: sampleMails.bookingConfirmation,
    });
    expect(await count("payload LIKE '%PDF%'")).toBe(0);
    for (let tries = 1; tries <= 2; tries++) {
      expect(await worker().drain()).toBe(0);
      expect(await count(`sent_at IS NULL AND failed_at IS NULL AND attempts = ${tries}`)).toBe(1);
      clock.advance(30 * MINUTE);
    }
    expect(await worker().drain()).toBe(1);
    expect(make.mock.calls).toEqual(Array(3).fill(['12345674', 'sv']));
    const [message = ''] = sink.taken;
    const file = /filename=Kvitto-12345674\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message)?.[1] ?? '';
    expect(Buffer.from(file, 'base64').toString()).toBe('%PDF-1.7 a receipt');
    expect(sink.taken).toHaveLength(1);
  });

  it('is refused where it is queued when its data or its address is wrong', async () => {
    await expect(queue('not an address')).rejects.toThrow();
    await expect(queue('a@demo.invalid\r\nBcc: b@evil.example')).rejects.toThrow();
    const wrong = {
      to: 'anna@demo.invalid',
      language: 'sv' as const,
      data: { name: 'Anna', url: 'javascript:alert(1)' },
    };
    await expect(queueMail('passwordReset', wrong)).rejects.toThrow();
    expect(await count('1 = 1')).toBe(0);
  });

  it('is written once for a key', async () => {
    expect(await queue('anna@demo.invalid')).toBe(true);
    expect(await queue('anna@demo.invalid')).toBe(false);
    await worker().drain();
    expect(await queue('anna@demo.invalid')).toBe(false);
    await worker().drain();
    expect(sink.taken).toHaveLength(1);
  });
});
