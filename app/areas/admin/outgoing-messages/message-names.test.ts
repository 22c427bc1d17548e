import { expect, it } from 'vitest';
import { translator } from '~/i18n/i18n.server';
import { kindName, mailName, messageName, receiverOf, saidIn, stateName } from './message-names';

const t = translator(new Request('http://localhost/en/'));

it('names a mail by its content, and one without a recorded template as a mail', () => {
  expect(mailName(t, 'bookingConfirmation')).toBe('Booking confirmation');
  expect(mailName(t, 'mail')).toBe('Email');
});

it('says what a message is about: its subject, or whose order it is before its mail is written', () => {
  const order = { orderNumber: '38664876', customerName: 'Petra Privatsson' };
  expect(saidIn(t, { subject: 'Your bank declined', about: order })).toBe('Your bank declined');
  expect(saidIn(t, { subject: null, about: order })).toBe('Order 38664876, Petra Privatsson');
  expect(saidIn(t, { subject: null, about: { orderNumber: '38664876' } })).toBeNull();
});

it('names other messages by their kind, and unknown kinds by their code', () => {
  expect(messageName(t, { kind: 'webhook.send', about: {} })).toBe(kindName(t, 'webhook.send'));
  expect(kindName(t, 'webhook.send')).not.toContain('webhook.send');
  expect(kindName(t, 'not.known')).toBe('not.known');
});

it('has not sent what it only decided itself, and to nobody', () => {
  const about = { to: 'anna@demo.invalid', orderNumber: '38664876' };
  expect(stateName(t, { state: 'sent', kind: 'payment.failed', about })).toBe('Done');
  expect(stateName(t, { state: 'late', kind: 'payment.failed', about })).toBe('Delayed');
  expect(receiverOf(t, { kind: 'payment.failed', about })).toBeNull();
  expect(stateName(t, { state: 'sent', kind: 'mail', about })).toBe('Sent');
  expect(receiverOf(t, { kind: 'mail', about })).toBe('anna@demo.invalid');
});

it('has no receiver if no integration asks for it, instead of being sent', () => {
  expect(stateName(t, { state: 'sent', about: { integrations: [] } })).toBe('No recipient');
  expect(stateName(t, { state: 'waiting', about: { integrations: [] } })).toBe('Waiting');
  expect(stateName(t, { state: 'sent', about: { integrations: ['Sundbyberg'] } })).toBe('Sent');
  expect(stateName(t, { state: 'sent', about: { to: 'anna@demo.invalid' } })).toBe('Sent');
});
