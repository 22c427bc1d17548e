import { describe, expect, it } from 'vitest';
import { signAsIntegration } from './sign-request.js';
import { verifyWebhook } from './verify-webhook.js';

const KEY = { keyId: 'AAECAwQFBgcICQoLDA0ODw', secret: 'a-secret-for-this-test' };
const NOW = Date.UTC(2027, 2, 10, 12);
const url = new URL('https://buss.example/hook?tenant=1');
const event = { id: '4f0c0c6e-6d2b-4a55-9d5c-5b3a3ed0b1aa', event: 'booking.created', occurredAt: '2027-03-10T12:00:00.000Z', data: {} }; // prettier-ignore
const body = new TextEncoder().encode(JSON.stringify(event));

const signed = async (key = KEY) => new Headers(await signAsIntegration({ method: 'POST', url, body }, key, NOW));
type Change = Partial<Parameters<typeof verifyWebhook>[0]>;
const verify = (headers: Headers, { change = {}, keys = [KEY], now = NOW }: { change?: Change; keys?: (typeof KEY)[]; now?: number } = {}) =>
  verifyWebhook({ url, headers, body, ...change }, keys, now); // prettier-ignore

describe('a webhook', () => {
  it('is accepted with the current secret, or with either during a rotation', async () => {
    const headers = await signed();
    expect(await verify(headers)).toEqual(event);
    expect(await verify(headers, { keys: [{ ...KEY, secret: 'the new one' }, KEY] })).toEqual(event);
    expect(await verify(headers, { keys: [{ ...KEY, secret: 'the new one' }] })).toBeUndefined();
    expect(await verify(headers, { keys: [{ ...KEY, keyId: 'another' }] })).toBeUndefined();
    expect(await verify(headers, { keys: [] })).toBeUndefined();
  });

  it('is accepted only unchanged and at its own address', async () => {
    const headers = await signed();
    const altered = new TextEncoder().encode(JSON.stringify({ ...event, event: 'booking.canceled' }));
    expect(await verify(headers, { change: { body: altered } })).toBeUndefined();
    expect(await verify(headers, { change: { url: 'https://buss.example/hook' } })).toBeUndefined();
    expect(await verify(headers, { change: { url: 'https://other.example/hook?tenant=1' } })).toBeUndefined();
    for (const name of ['content-digest', 'signature-input', 'signature']) {
      const without = new Headers(headers);
      without.delete(name);
      expect(await verify(without)).toBeUndefined();
      const garbled = new Headers(headers);
      garbled.set(name, headers.get(name)!.replace(/[A-Za-z](?=.{5})/, 'é'.normalize('NFD')[0]!));
      expect(await verify(garbled)).toBeUndefined();
    }
  });

  it('is accepted only within its time window', async () => {
    const headers = await signed();
    expect(await verify(headers, { now: NOW + 300_000 })).toEqual(event);
    expect(await verify(headers, { now: NOW + 301_000 })).toBeUndefined();
    expect(await verify(headers, { now: NOW - 61_000 })).toBeUndefined();
  });
});
