import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/actor';
import type { MailTemplates } from './mail-data';
import { renderMail } from './render-mail';
import { testSetting as setting } from './testing/test-setting';

const render = (language: Language, data: unknown) =>
  renderMail('administratorAlert', data as MailTemplates['administratorAlert'], language, setting);

describe('an alert to administrators', () => {
  const known = {
    refundFailed: { refundId: 5 },
    paymentMismatch: { paymentId: 17 },
    paymentDifference: { paymentId: 17, paymentIntentId: 'pi_1' },
    paymentIssue: { issueId: 3, kind: 'reconciliation', detail: 'resource_missing' },
    applicationReceived: { applicantId: 8, url: 'https://buss.example/sv/dashboard/admin/applicants/reply/8' },
    jobFailing: { job: 'expire-holds' },
  };

  it.each(Object.entries(known))('%s says what its numbers are, in words and without codes', (alert, facts) => {
    for (const language of ['sv', 'en'] as const) {
      const { subject, text } = render(language, { alert, facts });
      const own = `${subject}\n${text}`.replace(/https?:\S+/g, '');
      expect(own).not.toMatch(/\b[a-z]+Id\b|outbox|\bkind\b|\bdetail\b|resource_missing|url/);
      const [number] = Object.values(facts);
      expect(own).toMatch(new RegExp(`: ${number}$`, 'm'));
    }
  });

  it('leads to what it is about', () => {
    const addressOf = (alert: string, facts: object) => /https:\S+/.exec(render('sv', { alert, facts }).text)?.[0];
    expect(addressOf('refundFailed', { refundId: 5 })).toBe(
      'https://buss.example/sv/dashboard/admin/refunds/details/5',
    );
    expect(addressOf('messageGivenUp', { outboxId: 9, kind: 'mail' })).toBe(
      'https://buss.example/sv/dashboard/admin/outgoing-messages/details/9',
    );
    expect(addressOf('messageGivenUp', { kind: 'webhook.send', integrationId: 4, deliveryId: 6 })).toBe(
      'https://buss.example/sv/dashboard/admin/external-integration/deliveries/4',
    );
    expect(addressOf('jobFailing', { job: 'expire-holds' })).toBeUndefined();
  });
});
