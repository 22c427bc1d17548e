import { describe, expect, it } from 'vitest';
import { samplePrice, sampleTrip } from '../documents/sample-trip';
import type { Language } from '../shared/actor';
import { mailAttachments } from './mail-attachments';
import { mailSchemas, type MailKind, type MailTemplates } from './mail-data';
import { renderMail, writeMail } from './render-mail';
import { sampleMails } from './sample-mails';
import { testSetting as setting } from './testing/test-setting';

const kinds = Object.keys(sampleMails) as MailKind[];
const all = kinds.flatMap((kind) => (['sv', 'en'] as const).map((language) => [kind, language] as const));

const render = (kind: MailKind, language: Language, data: unknown = sampleMails[kind]) =>
  renderMail(kind, data as MailTemplates[MailKind], language, setting);
/** formatMoney writes no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Words that give the language away, whatever the mail. */
const SWEDISH = /(?<!\p{L})(och|är|till|inte|länken|skickades|frågor)(?!\p{L})/iu;
const ENGLISH = /(?<!\p{L})(the|and|your|not|was sent|questions)(?!\p{L})/iu;

/** Every text in the data becomes `value`, except addresses and enumerated values. */
function withTexts(data: unknown, value: string): unknown {
  if (Array.isArray(data)) return data.map((item) => withTexts(item, value));
  if (data instanceof Date || typeof data !== 'object' || data === null) {
    const isFixed = typeof data !== 'string' || /^https?:|^[A-Z]{2}$|^\d{4}-\d{2}-\d{2}$/.test(data) || FIXED.has(data);
    return isFixed ? data : value;
  }
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, withTexts(item, value)]));
}
const FIXED = new Set([
  'suspended',
  'day-trip',
  'outbound',
  'return',
  'card',
  'customer',
  'externalLockRefused',
  'paymentMismatch',
  'accepted',
  'proposed',
]);

/** To a company's or an organisation's address, which belongs to nobody in particular. */
const TO_NOBODY: readonly MailKind[] = [
  'administratorAlert',
  'companyStatusChanged',
  'operatorAlert',
  'operatorBookingCancellation',
  'operatorBookingChanged',
  'operatorBookingConfirmation',
  'operatorChangeStep',
  'organisationStatusChanged',
  'permitEnds',
  'quoteClosed',
  'quoteOffered',
  'quoteRequestReminder',
  'quoteRequested',
];

describe.each(all)('mail %s in %s', (kind, language) => {
  const { subject, html, text, pictures } = render(kind, language);

  it('is complete: subject, text and page, with nothing left to fill in', () => {
    expect(subject.length).toBeGreaterThan(5);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\[object|NaN|Invalid Date|\{\{|\$\{|null/);
    }
    expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}">`));
    const { headline, about = '' } = writeMail(kind, sampleMails[kind], language, setting);
    expect(text.startsWith(`${headline}\n=`)).toBe(true);
    expect(text).toContain(about);
    expect(subject).toMatch(/^\P{Cc}+$/u);
    expect(text).toContain('Testbuss');
    expect(text).toContain('support@demo.invalid');
    expect(text).not.toMatch(/<[a-z/]/i);
  });

  it('greets whom it is to', () => {
    expect(/^(Hej .+!|Hello .+,)$/mu.test(text)).toBe(!TO_NOBODY.includes(kind));
    // An alert is to those who run the product.
    expect(/^(Hej.*!|Hello.*,)$/mu.test(text)).toBe(kind !== 'administratorAlert');
  });

  it('is only in that language', () => {
    expect(text).toMatch(language === 'sv' ? SWEDISH : ENGLISH);
    const own = text.replace(/https?:\S+/g, '').replace(/Inställd fest|Plats för cyklar/g, '');
    expect(own).not.toMatch(language === 'sv' ? ENGLISH : SWEDISH);
  });

  it('has the same content in both parts, including addresses', () => {
    const words = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<\/?span\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ');
    const spaced = (part: string) => part.replaceAll('\u00a0', ' ');
    const bare = spaced(words.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'));
    for (const line of spaced(text)
      .split('\n')
      .flatMap((one) => one.split(/: +| {2,}/))
      .map((one) => one.replace(/^- /, '').trim())) {
      if (/\w/.test(line)) expect(bare).toContain(line.replace(/:$/, ''));
    }
    for (const url of text.match(/https?:\S+/g) ?? []) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
  });

  it('loads nothing and runs nothing: its one picture is embedded', () => {
    expect(html).not.toMatch(/<script|<link|url\(|@import|javascript:/i);
    const shown = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
    expect(shown).toEqual(pictures.map(({ cid }) => `cid:${cid}`));
  });

  it('has logo, name and colour in its header, and is readable without the picture', () => {
    const [head = ''] = /<p style="[^"]*background:#0f5c45[^"]*">.*?<\/p>/.exec(html) ?? [];
    expect(head).toMatch(/color:#ffffff/);
    expect(head).toMatch(/<img [^>]*alt=""[^>]*>Testbuss<\/p>$/);
    // Elsewhere a colour of ours either has its own background or is a line: dark mail programs choose the rest.
    const rest = html.replace(head, '').matchAll(/style="([^"]*)"/g);
    for (const [, style = ''] of rest) if (/(?:^|;)color:#/.test(style)) expect(style).toMatch(/background:#/);
  });

  it('lets nothing typed become markup or another header', () => {
    const typed = `<b onclick="x">'&amp;</b>\r\nBcc: everybody@evil.example\u2028x`;
    const evil = render(kind, language, withTexts(sampleMails[kind], typed));
    expect(evil.subject).not.toMatch(/[\r\n\u2028]/);
    expect(evil.html).not.toMatch(/<b\b|onclick="|<\/b>/);
    expect(
      evil.html.match(
        /<(?!br>|\/?(?:html|head|meta|title|style|body|p|img|main|h1|h2|ul|li|table|tr|th|td|a|span)\b|!doctype)[^>]*/g,
      ),
    ).toBeNull();
  });

  it('writes dates and telephone numbers for people, and spells English words one way', () => {
    const own = `${subject}\n${text}`.replace(/https?:\S+/g, '');
    expect(own).not.toMatch(/\d{4}-\d{2}-\d{2}|\+46/);
    if (language === 'en') expect(own).not.toMatch(/cancel(?:ed|ing)\b|\btax\b|deal customer|Was it not you/i);
    else expect(own).not.toMatch(/Skäl:|Övrigt/);
  });

  it('survives the outbox: JSON and back', () => {
    const waited: unknown = JSON.parse(JSON.stringify(sampleMails[kind]));
    expect(mailSchemas[kind].parse(waited)).toEqual(sampleMails[kind]);
  });
});

/** They name whose trips they are about; there may be many. */
const ABOUT_MANY = new Set<MailKind>(['unitTripsHandedOver', 'accountDeletionQueued']);
/** Mails about one trip: which, and when. */
const ABOUT_A_TRIP = kinds.filter((kind) => /"(?:trip|from|after)":/.test(JSON.stringify(sampleMails[kind])));

describe.each(ABOUT_A_TRIP.filter((kind) => !ABOUT_MANY.has(kind)))('the subject of %s', (kind) => {
  it('says from where to where, and when in words; no number', () => {
    for (const [language, date] of [
      ['sv', /Uppsala – (?:Gävle|Oslo), (?:ons|lör) \d+ \p{L}+ 2027 kl\. \d\d:\d\d$/u],
      ['en', /Uppsala – (?:Gävle|Oslo), (?:Wed|Sat) \d+ \p{L}+ 2027, \d\d:\d\d$/u],
    ] as const) {
      const { subject } = render(kind, language);
      expect(subject).toMatch(date);
      expect(subject).not.toMatch(/\d{8}/);
    }
  });
});

describe('a booking confirmation', () => {
  const { subject, text } = render('bookingConfirmation', 'sv');

  it('tells the customer what, when, with whom, for how much and what canceling costs', () => {
    expect(subject).toBe('Bokningen är klar: Uppsala – Gävle, ons 10 mars 2027 kl. 08:00');
    for (const said of [
      'Hej Anna Öberg!',
      'Ordernummer: 12345674',
      '38 vuxna, 6 barn, 1 rullstolsplats',
      '08:00  Uppsala, Kungsgatan 1\n09:20  Gävle',
      'Hemresa ons 10 mars 2027 kl. 18:00',
      'Åbergs Buss & Trafik AB',
      'På resdagen, ring: 070-123 45 67',
      'Totalt:            11 366,00 kr\nvarav moms (6 %):     643,36 kr',
      'Gratis till mån 8 mars 2027 kl. 08:00 (mer än 2 dygn före avresan).',
      'Inom 2 dygn före avresan: 50 % av priset.',
      'Inom 24 timmar före avresan: 100 % av priset.',
    ]) {
      expect(plain(text)).toContain(said);
    }
    expect(plain(text).indexOf('Inom 2 dygn')).toBeLessThan(plain(text).indexOf('Inom 24 timmar'));
  });

  it('names the unit of an organisation, and what it is charged to', () => {
    const unit = { name: 'Norra skolan', costCenter: '4711' };
    const { text } = render('bookingConfirmation', 'sv', { ...sampleMails.bookingConfirmation, unit });
    expect(text).toContain('Enhet: Norra skolan\nKostnadsställe: 4711');
    expect(render('bookingConfirmation', 'sv').text).not.toContain('Kostnadsställe');
  });

  it('says so when there is no Swedish tax, and when canceling is free', () => {
    const data = {
      ...sampleMails.bookingConfirmation,
      price: samplePrice({ tax: 0, total: 1_072_264, countries: ['SE', 'DK'] }),
      terms: [{ hours: 48, basisPoints: 0 }],
    };
    const abroad = render('bookingConfirmation', 'en', data).text;
    expect(abroad).toContain('No Swedish VAT');
    expect(abroad).toContain('Denmark');
    expect(abroad).toContain('Until departure: free.');
  });

  it('tells the operator whom to call and what it earns, not what the customer pays', () => {
    const operator = plain(render('operatorBookingConfirmation', 'sv').text);
    expect(operator).toContain('Kundens telefon: 070-111 22 33');
    expect(operator).toContain('9 000,00 kr');
    expect(operator).toContain('Plats för cyklar');
    expect(operator).not.toContain('11 366');
  });

  it('shows the date of a stop on another day', () => {
    const trip = sampleTrip();
    const [leg] = trip.legs;
    if (!leg) throw new Error('no leg');
    const next = { ...leg.stops[1]!, arrival: new Date('2027-03-11T05:00:00Z') };
    const data = {
      ...sampleMails.bookingConfirmation,
      trip: { ...trip, legs: [{ ...leg, stops: [leg.stops[0]!, next] }] },
    };
    expect(plain(render('bookingConfirmation', 'sv', data).text)).toMatch(
      /^tors 11 mars 2027 kl\. \d\d:\d\d {2}Gävle$/m,
    );
  });
});

const filesOf = (kind: MailKind, data: unknown = sampleMails[kind], language: Language = 'sv') =>
  mailAttachments(kind, data as MailTemplates[MailKind], {
    language,
    setting,
    at: new Date('2027-01-02T03:04:05Z'),
    files: { receipt: (number) => Promise.resolve(Buffer.from(`%PDF ${number}`)) },
  });

describe('the receipt', () => {
  const receipts = async (kind: MailKind, data?: unknown, language?: Language) =>
    (await filesOf(kind, data, language)).filter(({ contentType }) => contentType === 'application/pdf');
  const { bookingConfirmation, bookingChanged } = sampleMails;
  const says = (kind: MailKind, data: unknown) => [
    render(kind, 'sv', data).text.includes('kvitto'),
    render(kind, 'en', data).text.includes('receipt'),
  ];

  it('goes with the mail that confirms a payment, in its language', async () => {
    const [swedish] = await receipts('bookingConfirmation');
    expect(swedish).toMatchObject({ filename: 'Kvitto-12345674.pdf', content: Buffer.from('%PDF 12345674') });
    const [english] = await receipts('bookingConfirmation', bookingConfirmation, 'en');
    expect(english?.filename).toBe('Receipt-12345674.pdf');
    const dearer = { ...bookingChanged, oldTotal: bookingChanged.price.total - 100 };
    expect(await receipts('bookingChanged', dearer)).toHaveLength(1);
    expect(says('bookingChanged', dearer)).toEqual([true, true]);
    expect(render('bookingConfirmation', 'sv').text).toContain('Kvittot och en kalenderfil med resan är bifogade.');
  });

  it.each<[string, MailKind, unknown]>([
    ['is invoiced', 'bookingConfirmation', { ...bookingConfirmation, paidBy: 'invoice' }],
    ['is moved to another bus', 'bookingConfirmation', { ...bookingConfirmation, isMoved: true }],
    ['costs the same after a change', 'bookingChanged', { ...bookingChanged, oldTotal: bookingChanged.price.total }],
    ['is somebody else’s to drive', 'operatorBookingConfirmation', sampleMails.operatorBookingConfirmation],
  ])('does not go with a trip that %s, and is not mentioned', async (_what, kind, data) => {
    expect(await receipts(kind, data)).toEqual([]);
    expect(says(kind, data)).toEqual([false, false]);
  });
});

describe('a cancellation', () => {
  const mail = (language: Language, changes: Partial<MailTemplates['bookingCancellation']> = {}) =>
    plain(render('bookingCancellation', language, { ...sampleMails.bookingCancellation, ...changes }).text);

  it('says how much is refunded, to what and when', () => {
    expect(mail('sv')).toContain(
      '5 683,00 kr återbetalas till Visa 4242. Pengarna kommer oftast fram inom 5–10 bankdagar',
    );
    expect(mail('en')).toContain(
      'SEK 5,683.00 is being refunded to Visa 4242. The money usually arrives within 5–10 working days',
    );
    expect(mail('sv', { card: null })).toContain('återbetalas till kortet du betalade med.');
    expect(mail('en', { card: null })).toContain('is being refunded to the card you paid with.');
  });

  it('says what the refund comes from, and so does the mail once it is made', () => {
    const sums = 'Pris:              11 366,00 kr\nAvbokningsavgift:   5 683,00 kr';
    expect(mail('sv')).toContain(`${sums}\nÅterbetalas:        5 683,00 kr`);
    expect(plain(render('refundSucceeded', 'sv').text)).toContain(`${sums}\nÅterbetalat:        5 683,00 kr`);
    // Of something else than a cancellation, as they were queued before too.
    const { canceled: _, ...other } = sampleMails.refundSucceeded;
    expect(plain(render('refundSucceeded', 'sv', other).text)).not.toContain('Avbokningsavgift');
  });

  it('says so when nothing is refunded', () => {
    const nothing = { fee: 1_136_600, refund: 0 };
    expect(mail('sv', nothing)).toContain('inget betalas tillbaka');
    expect(mail('en', nothing)).toContain('nothing is refunded');
    expect(mail('sv', nothing)).not.toMatch(/återbetal|bankdagar/);
    // A hold that nobody paid for: money is not mentioned.
    expect(mail('sv', { fee: 0, refund: 0 })).not.toMatch(/tillbaka|återbetal/);
  });

  it('says in its subject by which day there is something to choose', () => {
    const choice = (until: string) => ({ bookingNumber: '12345674', amount: 1_136_600, until: new Date(until), chooseUrl: 'https://buss.example/sv' }); // prettier-ignore
    const data = { ...sampleMails.bookingCancellation, choices: ['2027-03-05T11:00:00Z', '2027-03-04T11:00:00Z'].map(choice) }; // prettier-ignore
    expect(render('bookingCancellation', 'sv', data).subject).toMatch(
      /^Bokningen är avbokad, välj senast tors 4 mars: /,
    );
    expect(render('bookingCancellation', 'en', data).subject).toMatch(
      /^Your booking is cancelled, choose by Thu 4 Mar: /,
    );
    expect(render('bookingCancellation', 'sv').subject).toMatch(/^Bokningen är avbokad: /);
  });

  it('says who canceled, in words that fit each reader', () => {
    expect(mail('sv')).toContain('Du har avbokat resan.');
    expect(mail('en', { canceledBy: 'operator' })).toContain('Unfortunately, the bus company has cancelled the trip.');
    expect(plain(render('operatorBookingCancellation', 'sv').text)).toContain('Avbokat av: Kunden');
  });
});

describe('calendar files', () => {
  const fileOf = async (kind: MailKind, data: unknown = sampleMails[kind]) =>
    (await filesOf(kind, data)).find(({ contentType }) => contentType.startsWith('text/calendar'));

  it('go with confirmations, and remove the trip again with a cancellation', async () => {
    expect(await fileOf('bookingConfirmation')).toMatchObject({
      filename: '12345674.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect((await fileOf('operatorBookingConfirmation'))?.content).toContain('METHOD:PUBLISH');
    expect((await fileOf('bookingCancellation'))?.content).toContain('METHOD:CANCEL');
    expect(await filesOf('passwordReset')).toEqual([]);
  });

  it('keep the trip while a bus is left', async () => {
    const trip = sampleTrip();
    const second = { ...trip.buses[0]!, bookingNumber: '20000016', registrationNumber: 'XYZ789' };
    const data = { ...sampleMails.bookingCancellation, remaining: [second] };
    const content = String((await fileOf('bookingCancellation', data))?.content).replace(/\r\n /g, '');
    expect(content).toContain('STATUS:CONFIRMED');
    expect(content).toContain('XYZ789');
    expect(content).not.toContain('ABC123');
    expect(render('bookingCancellation', 'sv', data).subject).toContain('En buss är avbokad');
    expect(render('bookingCancellation', 'sv', data).text).toContain('Du har avbokat en buss.');
  });
});

describe('a name that looks like an address', () => {
  it.each(['Win at https://evil.example', 'www.evil.example', 'evil.example'])('%s is not repeated', (name) => {
    const { html, text } = render('welcome', 'sv', { ...sampleMails.welcome, name });
    expect(text).toContain('Hej!');
    expect(html + text).not.toContain('evil');
  });

  it.each(['Win at https://evil.example', 'www.evil.example'])(
    '%s is not repeated as a company’s name either',
    (companyName) => {
      for (const [language, instead] of [
        ['sv', 'ert bolag'],
        ['en', 'your company'],
      ] as const) {
        const { html, text } = render('applicationReceived', language, {
          ...sampleMails.applicationReceived,
          companyName,
        });
        expect(text).toContain(instead);
        expect(html + text).not.toContain('evil');
      }
    },
  );
});

describe('an invitation', () => {
  it.each([
    ['sv', 'för Åbergs Buss', 'Du har fått ett konto med användarnamnet'],
    ['en', 'for Åbergs Buss', 'You have been given an account with the username'],
  ] as const)('names the company, or nobody, in %s', (language, ofCompany, ofNobody) => {
    const invitation = sampleMails.invitation;
    const own = render('invitation', language);
    expect(own.subject).toContain('Åbergs Buss');
    expect(own.text).toContain(ofCompany);
    expect(own.text).toMatch(/godkänt|approved/);
    expect(render('invitation', language, { ...invitation, isApproved: false }).text).not.toMatch(/godkänt|approved/);
    const staff = render('invitation', language, { ...invitation, companyName: null });
    expect(staff.text).toContain(`${ofNobody} ${invitation.username}`);
    expect(staff.subject + staff.text).not.toMatch(/null|Åbergs/);
  });
});
