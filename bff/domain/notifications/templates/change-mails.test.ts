import { describe, expect, it } from 'vitest';
import { type MailKind, mailSchemas, type MailTemplates } from '../mail-data';
import { renderMail } from '../render-mail';
import { sampleMails } from '../sample-mails';
import { testSetting as setting } from '../testing/test-setting';

const render = <Kind extends MailKind>(kind: Kind, data: MailTemplates[Kind], language: 'sv' | 'en' = 'sv') =>
  renderMail(kind, data, language, setting).text;

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
