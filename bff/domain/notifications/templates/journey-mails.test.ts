import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/actor';
import type { MailKind, MailTemplates } from '../mail-data';
import { renderMail } from '../render-mail';
import { sampleMails } from '../sample-mails';
import { testSetting as setting } from '../testing/test-setting';

const render = (kind: MailKind, language: Language, data: unknown = sampleMails[kind]) =>
  renderMail(kind, data as MailTemplates[MailKind], language, setting);
/** formatMoney and dates have no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a deviation that is invoiced', () => {
  const of = (language: Language, changes: Partial<MailTemplates['deviationToInvoice']> = {}) =>
    plain(render('deviationToInvoice', language, { ...sampleMails.deviationToInvoice, ...changes }).text);
  it('says what was reported, where the amount will be and how to object', () => {
    expect(of('sv')).toMatch(/Extra körning: 12 km\nExtra tid: 45 min\n/);
    expect(of('sv')).toContain('Stämmer något inte? Svara på det här mejlet');
    expect(of('en')).toMatch(/Extra distance: 12 km\nExtra time: 45 min\n/);
    expect(of('en')).toContain('Reply to this email');
    expect(of('sv', { extraMetres: 0, extraMinutes: 0 })).not.toMatch(/Extra (körning|tid)/);
  });
});

describe('who waits for a bus', () => {
  it.each(['journeyNotStarted', 'busOnItsWay'] as const)(
    'reads in %s whom to call when the company is silent',
    (kind) => {
      const of = (language: Language, known = setting) =>
        plain(renderMail(kind, sampleMails[kind], language, known).text);
      expect(of('sv')).toContain('Når du dem inte? Ring oss på 08-465 004 12 (vardagar 8–17).');
      expect(of('en')).toContain('No answer? Call us on 08-465 004 12 (weekdays 8–17).');
      expect(of('sv', { ...setting, supportPhone: '' })).toContain('Når du dem inte? Skriv till support@demo.invalid.');
    },
  );
});
