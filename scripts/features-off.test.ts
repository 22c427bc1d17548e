import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderMail } from '@bff/domain/notifications/render-mail';
import type { MailKind } from '@bff/domain/notifications/mail-data';
import { sampleMails } from '@bff/domain/notifications/sample-mails';
import { testSetting as setting } from '@bff/domain/notifications/testing/test-setting';

/** Features that the service lacks, by the words that texts would use. `in`: namespaces for those who see what is planned. */
const OFF: readonly { feature: string; words: RegExp; in?: readonly string[] }[] = [
  { feature: 'other ways to pay than by card', words: /swish|klarna|paypal|apple pay|google pay/i },
  { feature: 'a chat', words: /(?<!\p{L})chat/iu },
  {
    feature: 'text messages',
    words: /(?<!\p{L})sms(?!\p{L})|text message/iu,
    // The service sends none; the link to a trip is sent with its reader's own telephone.
    in: ['booking'],
  },
  { feature: 'an app to install', words: /app store|google play|ladda ner appen|download the app/i },
  { feature: 'gift cards and discount codes', words: /presentkort|rabattkod|gift card|discount code|voucher/i },
  { feature: 'newsletters', words: /nyhetsbrev|newsletter/i },
  {
    feature: 'paying by invoice',
    words: /faktur|invoice/i,
    // Contracts with their terms, states of a booking and of a deviation, and who handles them.
    in: [
      'admin',
      'booking',
      'bookings',
      'deals',
      'deviations',
      'errors',
      'events',
      'menus',
      'outgoing',
      'payments',
      'settings',
    ],
  },
  {
    feature: 'train replacement',
    words: /ersättningstrafik|train replacement|rail replacement/i,
    in: ['deals', 'errors', 'events', 'menus', 'organisation', 'train', 'users'],
  },
];
/** About deviations whose extra costs the company invoices itself. */
const INVOICED: readonly MailKind[] = ['deviationToInvoice'];

const LANGUAGES = ['sv', 'en'] as const;
const PAGES = 'bff/seeds/reference/pages';

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
}

it.each(OFF)('no text names a missing feature: $feature', ({ words, in: allowed = [] }) => {
  const named: string[] = [];
  for (const language of LANGUAGES) {
    const folder = `app/i18n/locales/${language}`;
    for (const file of readdirSync(folder)) {
      const namespace = file.replace('.json', '');
      if (allowed.includes(namespace)) continue;
      for (const [path, text] of textsOf(
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
        `${language}/${namespace}`,
      ))
        if (words.test(text)) named.push(`${path}: ${text}`);
    }
    for (const file of readdirSync(join(PAGES, language))) {
      const page = readFileSync(join(PAGES, language, file), 'utf8');
      for (const line of page.split('\n')) if (words.test(line)) named.push(`${language}/${file}: ${line}`);
    }
    for (const kind of Object.keys(sampleMails) as MailKind[]) {
      if (allowed.length > 0 && INVOICED.includes(kind)) continue;
      const { subject, text } = renderMail(kind, sampleMails[kind], language, setting);
      if (words.test(`${subject}\n${text}`)) named.push(`${language}, mail ${kind}: ${subject}`);
    }
  }
  expect(named).toEqual([]);
});
