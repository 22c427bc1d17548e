import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/actor';
import { renderMail } from './render-mail';
import { sampleMails } from './sample-mails';
import { testSetting as setting } from './testing/test-setting';

const render = (kind: 'busOnItsWay' | 'journeyNotStarted') => renderMail(kind, sampleMails[kind], 'sv', setting);

describe('the head of a mail', () => {
  it('is what has happened, and below it to which trip, whose date stays on one line', () => {
    const { subject, html } = render('busOnItsWay');
    expect(subject).toBe('Bussen är på väg: Uppsala – Gävle, ons 10 mars 2027 kl. 08:00');
    expect(html).toContain('>Bussen är på väg</h1>');
    expect(html).toContain('>Uppsala – Gävle, ons\u00a010\u00a0mars\u00a02027 kl.\u00a008:00</p>');
    expect(render('journeyNotStarted').subject).toMatch(
      /^Har bussen kommit\? Uppsala – Gävle, lör 2 januari 2027 kl\. 08:00$/,
    );
  });
});

describe('the foot of a mail', () => {
  it('names the company that writes; what is not known is left out', () => {
    const foot = (language: Language, known = setting) =>
      renderMail('welcome', sampleMails.welcome, language, known).text.split('\n-- \n')[1];
    expect(foot('sv')).toContain('\nSäljande Buss AB · org.nr 556036-0793 · Storgatan 1, 753 31 Uppsala\n');
    expect(foot('en')).toContain('\nSäljande Buss AB · org. no. 556036-0793 · Storgatan 1, 753 31 Uppsala\n');
    const unknown = { ...setting, seller: { name: 'Testbuss', orgNumber: '', address: '' } };
    expect(foot('sv', unknown)).toMatch(/\nTestbuss\n$/);
  });
});

describe('a telephone number', () => {
  it('stays on one line in every mail', () => {
    const phone = /(?:\+\d{1,3}[ \u00a0]|\b0\d{1,3}-)\d[\d \u00a0-]*\d/g;
    const htmls = Object.keys(sampleMails).map(
      (kind) => renderMail(kind as 'welcome', sampleMails[kind as 'welcome'], 'sv', setting).html,
    );
    const held = /<span style="white-space:nowrap">[^<]*<\/span>/g;
    expect(htmls.flatMap((html) => html.match(held) ?? []).length).toBeGreaterThan(10);
    const elsewhere = htmls.map((html) => html.replaceAll(held, '').replace(/<[^>]*>/g, '\n'));
    expect(elsewhere.flatMap((html) => html.match(phone) ?? [])).toEqual([]);
  });

  it('has company: hours from one to another, and a town with its postcode', () => {
    const { html } = renderMail('journeyNotStarted', sampleMails.journeyNotStarted, 'sv', setting);
    for (const together of ['8–17', '753 31 Uppsala'])
      expect(html).toContain(`<span style="white-space:nowrap">${together}</span>`);
  });
});
