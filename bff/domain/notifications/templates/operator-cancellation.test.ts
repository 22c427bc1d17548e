import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/actor';
import { mailSchemas, type MailTemplates } from '../mail-data';
import { renderMail } from '../render-mail';
import { sampleMails } from '../sample-mails';
import { testSetting } from '../testing/test-setting';

type Sample = MailTemplates['operatorBookingCancellation'];

describe('a cancellation, to the operator', () => {
  const sample = sampleMails.operatorBookingCancellation;
  /** formatMoney writes no-break spaces. */
  const mail = (language: Language, data: Sample = sample) =>
    renderMail('operatorBookingCancellation', data, language, testSetting).text.replaceAll('\u00a0', ' ');
  const settled = (changes: Partial<NonNullable<Sample['settled']>>) => ({
    settled: { fee: 0, share: 0, penalty: 0, ...changes },
  });

  it('says what the customer pays, and what the operator gets of it', () => {
    const fee = { ...sample, ...settled({ fee: 413_304, share: 354_450 }) };
    expect(mail('sv', fee)).toContain(
      'Kunden betalar 4 133,04 kr inkl. moms i avbokningsavgift. Er del är 3 544,50 kr exkl. moms och räknas med i avräkningen.',
    );
    expect(mail('en', fee)).toContain(
      'The customer pays a cancellation fee of SEK 4,133.04 incl. VAT. Your share is SEK 3,544.50 excl. VAT and is included in your settlement.',
    );
  });

  it.each(['customer', 'admin'] as const)('says so when the %s cancels without a fee', (canceledBy) => {
    const free = { ...sample, ...settled({}), canceledBy };
    expect(mail('sv', free)).toContain('Kunden betalar ingen avbokningsavgift.');
    expect(mail('en', free)).toContain('The customer is not charged a cancellation fee.');
    expect(mail('sv', free)).not.toMatch(/avräkning|Er del/);
  });

  it('says what its own cancellation costs it, and nothing of money if it costs nothing', () => {
    const own = { ...sample, ...settled({ penalty: 102_890 }), canceledBy: 'operator' as const };
    expect(mail('sv', own)).toContain('1 028,90 kr dras av i avräkningen.');
    expect(mail('en', own)).toContain('SEK 1,028.90 will be deducted from your settlement.');
    for (const language of ['sv', 'en'] as const)
      expect(mail(language, { ...own, ...settled({}) })).not.toMatch(/avgift|avräkning|fee|settlement|kr\b|SEK/);
  });

  it('says that others can book the bus, unless its time is over', () => {
    const over = { ...sample, isOver: true };
    expect([mail('sv'), mail('en')]).toEqual([
      expect.stringContaining('kan bokas av andra'),
      expect.stringContaining('others can book it'),
    ]);
    expect(mail('sv', over)).not.toMatch(/bokas av andra|inte längre bokad/);
    expect(mail('en', over)).not.toMatch(/others can book|no longer booked/);
  });

  it('links to the booking, as the mail about a new one does', () => {
    expect(mail('sv')).toContain(`Visa bokningen:\n${sample.orderUrl}`);
    expect(mail('en')).toContain(`View the booking:\n${sample.orderUrl}`);
  });

  it('can still be sent as it was queued before it had amounts and a link', () => {
    const { settled: _settled, orderUrl: _orderUrl, ...queued } = sample;
    const data = mailSchemas.operatorBookingCancellation.parse(JSON.parse(JSON.stringify(queued)));
    expect(mail('sv', data)).toContain('Avbokat av: Kunden');
    expect(mail('sv', data)).not.toMatch(/avbokningsavgift|avräkning|Visa bokningen/);
  });
});
