import { describe, expect, it } from 'vitest';
import { type MailKind, mailSchemas, type MailTemplates } from '../mail-data';
import { renderMail } from '../render-mail';
import { sampleMails } from '../sample-mails';
import { testSetting as setting } from '../testing/test-setting';

const render = <Kind extends MailKind>(kind: Kind, data: MailTemplates[Kind], language: 'sv' | 'en' = 'sv') =>
  renderMail(kind, data, language, setting).text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a change that needs another bus', () => {
  it('names the buses by what they are to the customer, and by their numbers too to their company', () => {
    const { before, after } = sampleMails.changeStep;
    expect([before.buses, after.buses]).toEqual([
      [{ registrationNumber: 'ABC12D', model: 'Iveco Daily', seats: 40 }],
      [{ registrationNumber: 'DEF34G', model: 'Volvo 9700', seats: 49 }],
    ]);
    const said = 'Buss: Iveco Daily, 40 platser → Volvo 9700, 49 platser';
    expect(render('changeStep', sampleMails.changeStep)).toMatch(new RegExp(`${said}$`, 'm'));
    const named = 'Buss: Iveco Daily, 40 platser, ABC12D → Volvo 9700, 49 platser, DEF34G';
    for (const kind of ['operatorChangeStep', 'operatorBookingChanged'] as const)
      expect(render(kind, sampleMails[kind])).toContain(named);
  });

  it('is told by the number in mails that were queued before the rest was known', () => {
    const { before, after, ...step } = sampleMails.changeStep;
    const queued = { ...step, before: { ...before, buses: ['ABC12D'] }, after: { ...after, buses: ['DEF34G'] } };
    const read = mailSchemas.changeStep.parse(queued);
    expect(render('changeStep', read)).toContain('Buss: ABC12D → DEF34G');
  });
});

describe('a change that waits for its company or is over', () => {
  const at = (more: number) => ({ oldTotal: 1_100_000, newTotal: 1_100_000 + more });
  const step = (name: MailTemplates['changeStep']['step'], more: number, language: 'sv' | 'en') =>
    render('changeStep', { ...sampleMails.changeStep, step: name, reason: 'Ingen förare', ...at(more) }, language);

  it('speaks of money as far as there is any to pay or to get back', () => {
    expect(step('proposed', 50_000, 'sv')).toContain('Godkänner de den betalar du 500,00 kr till.');
    expect(step('proposed', 0, 'sv')).toContain('Priset är detsamma.');
    expect(step('proposed', -50_000, 'sv')).toContain('Godkänner de den får du tillbaka 500,00 kr till kortet.');
    expect(step('proposed', 50_000, 'en')).toContain('If they accept it, you pay SEK 500.00 more.');
    expect(step('proposed', 0, 'en')).toContain('The price stays the same.');
    expect(step('proposed', -50_000, 'en')).toContain('If they accept it, SEK 500.00 is refunded to your card.');
  });

  it.each(['proposed', 'rejected', 'unanswered', 'overtaken'] as const)(
    '%s says nothing of paying when nothing is to be paid',
    (name) => {
      for (const more of [0, -50_000]) {
        expect(step(name, more, 'sv')).not.toMatch(/betal/i);
        expect(step(name, more, 'en')).not.toMatch(/\bpa(y|id)/i);
      }
      expect(step(name, 50_000, 'sv')).toMatch(/betal/i);
      expect(step(name, 50_000, 'en')).toMatch(/\bpa(y|id)/i);
    },
  );

  it('gives one price where both are the same', () => {
    expect(step('proposed', 0, 'sv').match(/11 000,00 kr/g)).toHaveLength(1);
    expect(step('proposed', 1, 'sv')).toContain('Pris efter ändringen');
  });
});
