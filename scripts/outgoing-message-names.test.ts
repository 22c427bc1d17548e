import { describe, expect, it } from 'vitest';
import { mailSchemas } from '@bff/domain/notifications/mail-data';
import { MESSAGE_KINDS, MESSAGE_STATES } from '@bff/domain/outgoing-messages';
import type { JobVerbs } from '@bff/jobs/job-verbs';
import { outboxHandlers } from '@bff/jobs/outbox-handlers';
import { webhookHandlers } from '@bff/jobs/webhook-handlers';
import en from '~/i18n/locales/en/outgoing.json';
import sv from '~/i18n/locales/sv/outgoing.json';

const handled = () => Object.keys({ ...outboxHandlers({} as JobVerbs), ...webhookHandlers({} as JobVerbs) });

describe('the names of outgoing messages', () => {
  it('exist for every kind that the product sends', () => {
    expect([...MESSAGE_KINDS].sort()).toEqual(handled().sort());
  });

  it.each([
    ['sv', sv],
    ['en', en],
  ])('exist for every mail, kind and state in %s, and for nothing else', (_, { mails, kinds, states }) => {
    expect(Object.keys(mails).sort()).toEqual(Object.keys(mailSchemas).sort());
    expect(Object.keys(kinds).sort()).toEqual(MESSAGE_KINDS.map((kind) => kind.replaceAll('.', '-')).sort());
    expect(Object.keys(states)).toEqual([...MESSAGE_STATES]);
  });
});
