import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '@bff/platform/env';
import { createMailer } from './index';
import { mailboxMailer } from './mailbox';
import { MAILBOX_PATH, mailboxPages } from './mailbox-pages';
import { sampleMail } from './testing/sample-mail';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bussplats-mailbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const id = '1795255963000.17';
const open = () => {
  const mailbox = mailboxMailer(folder);
  return { mailbox, pages: mailboxPages(mailbox, { brand: 'Testbuss' }) };
};

describe('the development mailbox', () => {
  it('shows what was sent, newest first, in the reader’s language', async () => {
    const { mailbox, pages } = open();
    const empty = await (await pages.request(MAILBOX_PATH)).text();
    expect(empty).toContain('Inget mejl har skickats än.');
    await mailbox.send(sampleMail());
    await mailbox.send(sampleMail({ messageId: '<1795255963000.9@buss.example>', subject: 'Den äldre' }));
    await mailbox.send(sampleMail({ messageId: '<1795255963001.2@buss.example>', subject: '<i>Den nyaste</i>' }));
    const list = await (await pages.request(MAILBOX_PATH, { headers: { 'accept-language': 'en-GB' } })).text();
    expect(list).toContain('<html lang="en">');
    expect(list).not.toContain('<i>');
    const places = ['&lt;i&gt;Den nyaste', 'Örebro – Åre', 'Den äldre'].map((subject) => list.indexOf(subject));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('stores the same mail once', async () => {
    const { mailbox } = open();
    await mailbox.send(sampleMail());
    await mailbox.send(sampleMail());
    expect((await mailbox.listMails(1, 50)).total).toBe(1);
    expect((await readdir(folder)).sort()).toEqual([`${id}.eml`, `${id}.json`]);
  });

  it('shows a mail without running anything, as text with links, and offers its files', async () => {
    const { mailbox, pages } = open();
    await mailbox.send(sampleMail());
    const page = await pages.request(`${MAILBOX_PATH}/${id}`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toMatch(
      new RegExp(`<iframe[^>]*src="${MAILBOX_PATH}/${id}/html"[^>]*sandbox="allow-top-navigation-by-user-activation"`),
    );

    const inside = await pages.request(`${MAILBOX_PATH}/${id}/html`);
    expect(inside.headers.get('content-security-policy')).toMatch(/sandbox allow-top-navigation-by-user-activation$/);
    expect(inside.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await inside.text()).toContain('<base target="_top">');

    const text = await (await pages.request(`${MAILBOX_PATH}/${id}/text`)).text();
    expect(text).toContain('<a href="https://buss.example/sv/x?a=1&amp;b=2">');
    expect(text).toContain('Hej &amp; välkommen');

    const file = await pages.request(`${MAILBOX_PATH}/${id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="12345674.ics"');
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toBe('BEGIN:VCALENDAR\r\n');

    const source = await (await pages.request(`${MAILBOX_PATH}/${id}/source`)).text();
    expect(source).toContain('Message-ID: <1795255963000.17@buss.example>');
    expect((await pages.request(`${MAILBOX_PATH}/style.css`)).headers.get('content-type')).toContain('text/css');
  });

  it.each([
    `${MAILBOX_PATH}/none`,
    `${MAILBOX_PATH}/..%2f..%2fetc%2fpasswd`,
    `${MAILBOX_PATH}/${id}/attachments/7`,
    `${MAILBOX_PATH}/none/source`,
    `${MAILBOX_PATH}/%00/html`,
  ])('answers 404 to %s', async (path) => {
    const { mailbox, pages } = open();
    await mailbox.send(sampleMail());
    expect((await pages.request(path)).status).toBe(404);
  });

  it('turns pages', async () => {
    const { mailbox, pages } = open();
    for (let number = 1; number <= 51; number++) {
      await mailbox.send(
        sampleMail({ messageId: `<1795255963000.${number}@buss.example>`, subject: `Nummer ${number}.` }),
      );
    }
    expect(await (await pages.request(MAILBOX_PATH)).text()).not.toContain('Nummer 1.');
    expect(await (await pages.request(`${MAILBOX_PATH}?page=2`)).text()).toContain('Nummer 1.');
    expect((await pages.request(`${MAILBOX_PATH}?page=-1`)).status).toBe(200);
    expect((await pages.request(`${MAILBOX_PATH}?page=9e99`)).status).toBe(200);
  });

  it('refuses header injection too', async () => {
    const { mailbox } = open();
    await expect(mailbox.send(sampleMail({ subject: 'a\r\nBcc: b@evil.example' }))).rejects.toThrow(
      'control character',
    );
  });
});

describe('the mailer of an installation', () => {
  const secret = { APP_SECRET: 'x'.repeat(32) };
  const production = {
    ...secret,
    NODE_ENV: 'production',
    SELLER_NAME: 'Demosäljaren AB',
    SELLER_ORG_NUMBER: '5560360793',
    SELLER_ADDRESS: 'Storgatan 1, 753 20 Uppsala',
    PUBLIC_ORIGIN: 'https://buss.example',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'wh',
  };

  it('shows mails in development and in the demo, never with a mail server', () => {
    expect(createMailer(parseEnv(secret)).pages).toBeUndefined();
    expect(createMailer(parseEnv({ ...secret, DEMO: '1' })).pages).toBeDefined();
    expect(createMailer(parseEnv({ ...secret, NODE_ENV: 'production', DEMO: '1' })).pages).toBeDefined();
    expect(createMailer(parseEnv({ ...secret, SMTP_URL: 'smtp://127.0.0.1:2525' })).pages).toBeUndefined();
    expect(createMailer(parseEnv({ ...production, SMTP_URL: 'smtps://mail.example' })).pages).toBeUndefined();
  });

  it('must be a real one in production', () => {
    expect(() => parseEnv(production)).toThrow(/SMTP_URL/);
  });
});
