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

describe('a quote', () => {
  const of = (language: Language, changes: Partial<MailTemplates['quoteReceived']> = {}) =>
    plain(render('quoteReceived', language, { ...sampleMails.quoteReceived, ...changes }).text);

  it('says who can accept it: the reader, or whoever buys for their unit, who reads who asked', () => {
    const approvers = [{ name: 'Bea Lund', email: 'bea@test.invalid' }];
    expect(of('sv')).toContain('Fram till dess kan du godkänna offerten.');
    expect(of('sv', { approvers })).toContain('Fram till dess kan Bea Lund (bea@test.invalid) godkänna offerten');
    expect(of('en', { approvers })).toContain('Bea Lund (bea@test.invalid) can accept the quote');
    expect(of('sv', { approvers })).not.toContain('kan du');
    expect(of('sv', { askedBy: 'Disa Berg' })).toContain('på resan som Disa Berg har frågat om.');
    expect(of('en', { askedBy: 'Disa Berg' })).toContain('for the trip that Disa Berg asked about.');
  });

  it('tells somebody without a password how to get to it', () => {
    expect(of('sv', { isInvited: true })).toContain('Du har inget lösenord än: välj ett med länken i det andra mejlet');
    expect(of('en', { isInvited: true })).toContain('choose one with the link in our other email');
    expect(of('sv') + of('en')).not.toMatch(/lösenord|password/);
  });

  it('says what it costs and what the company writes; a mail of an earlier release says neither', () => {
    expect(of('sv')).toContain('Hej Anna Öberg!');
    expect(of('sv')).toContain(
      'Bussbolag: Bergs Buss AB\nAtt betala: 22 323 kr, utan svensk moms\nGäller till: mån 4 januari 2027 kl. 04:00\n',
    );
    expect(of('en')).toContain('To pay: SEK 22,323, no Swedish VAT');
    expect(of('sv', { tax: 1_263_55 })).toContain('varav moms 1 264 kr');
    expect(of('sv')).toContain('Med bolagets egna ord: Två bussar');
    expect(of('en')).toContain('In the company’s own words: Två bussar');
    expect(of('sv')).toContain('Resenärer: 118 vuxna, 2 rullstolsplatser');
    expect(of('sv')).toContain('Hemresa: sön 14 mars 2027 kl. 16:00');
    expect(of('sv')).toContain('Pris per person: 189 kr');
    expect(of('sv')).toContain('Avbokning: Gratis till ons 3 mars 2027 kl. 08:00, därefter mot avgift');
    expect(of('sv')).toContain('Bolagets betyg: 4,2 av 5 (31 betyg)');
    expect(of('en', { terms: [], rating: { average: 5, count: 1 } })).toMatch(
      /Cancellation: Free until departure\nCompany’s rating: 5.0 out of 5 \(1 rating\)/,
    );
    const earlier = { total: null, message: null, return: null, tax: null, sharedBy: 0, terms: null, rating: null };
    expect(of('sv', earlier)).not.toMatch(/Att betala|egna ord|Hemresa|person|Avbokning|betyg/);
  });
});

describe('an offer that the office has made', () => {
  it('is told as ours, and so are the words with it', () => {
    const of = (language: Language) => {
      const { subject, text } = render('quoteReceived', language, { ...sampleMails.quoteReceived, isByOffice: true });
      return plain(`${subject}\n${text}`);
    };
    expect(of('sv')).toMatch(
      /Offert på en resa med Bergs Buss AB[^]*Vi erbjuder dig en resa med Bergs Buss AB[^]*Meddelande från oss: Två bussar/,
    );
    expect(of('en')).toMatch(/We are offering you a trip with Bergs Buss AB[^]*Message from us: Två bussar/);
    expect(of('sv') + of('en')).not.toMatch(/egna ord|own words|har lämnat en offert|has sent/);
  });
});

describe('a quote that was answered', () => {
  it('says whose it was and what it came to; a mail of an earlier release only whose', () => {
    const of = (language: Language, changes: object = {}) =>
      plain(render('quoteAnswered', language, { ...sampleMails.quoteAnswered, ...changes }).text);
    expect(of('sv')).toContain('Bussbolag: Bergs Buss AB\nPris: 22 323 kr\n');
    expect(of('en')).toContain('Bus company: Bergs Buss AB\nPrice: SEK 22,323\n');
    expect(of('sv', { total: null })).not.toContain('Pris');
  });
});

describe('an offer of a company’s buses', () => {
  it('says which and at what price of theirs; a mail of an earlier release says neither', () => {
    const of = (language: Language, changes: object = {}) =>
      plain(render('quoteOffered', language, { ...sampleMails.quoteOffered, ...changes }).text);
    expect(of('sv')).toMatch(/Bussar: Volvo 9700, ABC123\n.*Setra S 417, DEF456\nErt pris exkl\. moms: 18 450 kr\n/);
    expect(of('en')).toContain('Your price excl. VAT: SEK 18,450');
    expect(of('sv', { buses: [], operatorPrice: null })).not.toMatch(/Buss(ar)?:|Ert pris/);
  });

  it('speaks of one bus or of several', () => {
    const of = (language: Language, count: number) => {
      const sample = sampleMails.quoteOffered;
      const mail = render('quoteOffered', language, { ...sample, buses: sample.buses.slice(0, count) });
      return `${mail.subject}\n${mail.text}`;
    };
    expect(of('sv', 1)).toMatch(/erbjudit en kund er buss:[^]*Bussen är reserverad till[^]*Buss: /);
    expect(of('sv', 2)).toMatch(/erbjudit en kund era bussar:[^]*Bussarna är reserverade till/);
    expect(of('en', 1)).toMatch(/offered your bus to[^]*The bus is reserved until[^]*Bus: /);
    expect(of('en', 2)).toMatch(/offered your buses to[^]*The buses are reserved until[^]*Buses: /);
  });
});

describe('a request for a quote', () => {
  it.each(['quoteRequested', 'quoteRequestReminder'] as const)(
    'says in %s what the company needs to answer',
    (kind) => {
      const of = (language: Language, changes: object = {}) =>
        plain(render(kind, language, { ...sampleMails[kind], ...changes }).text);
      for (const said of [
        'Via: Karlstad (1 tim)',
        'Hemresa: sön 14 mars 2027 kl. 16:00',
        'Resenärer: 118 vuxna, 2 rullstolsplatser',
        'Meddelande: Vi reser',
        'Önskemål: Plats för skidor',
      ])
        expect(of('sv')).toContain(said);
      expect(of('en')).toContain('Special requests: Plats för skidor');
      const earlier = { via: [], return: null, group: null, message: null, specialRequests: null };
      expect(of('sv', earlier)).toContain('Resenärer: 120');
      expect(of('sv', earlier)).not.toMatch(/Via|Hemresa|Meddelande|Önskemål/);
    },
  );
});
