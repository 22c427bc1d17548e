import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver';
import { createWebhookSender } from './webhook-sender';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
});
afterAll(() => receiver.stop());

const body = new TextEncoder().encode('{"a":"å"}');
const request = { headers: { 'content-type': 'application/json', 'x-a': '1' }, body };
const local = createWebhookSender({ allowLocal: true });
const impatient = createWebhookSender({ allowLocal: true, timeoutMs: 500 });
const post = (sender = local, url = receiver.url) => sender.post(new URL(url), request);
const resolving = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolve = (name: string): Promise<LookupAddress[]> => {
    asked.push(name);
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };
  return { asked, resolve };
};

describe('the sender of webhooks', () => {
  it('posts headers and body as they are, and returns the answer', async () => {
    receiver.answer((response) => response.writeHead(500).end('oj'.repeat(1_000_000)));
    expect(await post()).toEqual({ status: 500, text: 'oj'.repeat(150) });
    const [got] = receiver.received;
    expect(got?.path).toBe('/hook?tenant=1');
    expect(got?.headers.get('x-a')).toBe('1');
    expect(new TextDecoder().decode(got?.body)).toBe('{"a":"å"}');
  });

  it('follows no redirect', async () => {
    receiver.answer((response) => response.writeHead(307, { location: receiver.url }).end());
    expect(await post()).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  it('waits for nobody: no answer, half an answer, an endless answer', async () => {
    const late = { name: 'WebhookUnreachable', message: 'no answer in 0.5 s' };
    receiver.answer(() => undefined);
    await expect(post(impatient)).rejects.toMatchObject(late);
    receiver.answer((response) => void response.writeHead(200).write('a'));
    await expect(post(impatient)).rejects.toMatchObject(late);
    const silent = createWebhookSender({
      allowLocal: false,
      timeoutMs: 100,
      resolve: () => new Promise(() => undefined),
    });
    await expect(post(silent, 'https://buss.example/')).rejects.toMatchObject({ name: 'WebhookUnreachable' });
    receiver.answer((response) => response.destroy());
    await expect(post()).rejects.toMatchObject({ name: 'WebhookUnreachable', message: 'ECONNRESET' });
    await expect(post(local, 'http://127.0.0.1:1/')).rejects.toMatchObject({ message: 'ECONNREFUSED' });
  });

  it.each([
    ['127.0.0.1'], ['10.0.0.8'], ['192.168.1.1'], ['169.254.169.254'], ['::1'], ['fe80::1'], ['fd00::1'], ['::ffff:127.0.0.1'],
    // One public address does not make up for a private one.
    ['93.184.215.14', '10.0.0.8'],
  ])('goes nowhere that is not public: %s', async (...addresses) => {
    const { resolve } = resolving(...addresses);
    const sender = createWebhookSender({ allowLocal: false, resolve });
    const refused = { name: 'WebhookUnreachable', message: 'the name leads to an address that is not public' };
    await expect(post(sender, 'https://rebind.example/')).rejects.toMatchObject(refused);
    const inDemo = createWebhookSender({ allowLocal: true, resolve });
    await expect(post(inDemo, 'https://rebind.example/')).rejects.toMatchObject(refused);
  }); // prettier-ignore

  it('speaks plain http only to this machine, and only where that is allowed', async () => {
    const strict = createWebhookSender({ allowLocal: false });
    await expect(post(strict)).rejects.toMatchObject({ message: 'not https' });
    await expect(post(strict, receiver.url.replace('http:', 'https:'))).rejects.toMatchObject({
      message: 'the name leads to an address that is not public',
    });
    await expect(post(local, 'http://buss.example/')).rejects.toMatchObject({ message: 'not https' });
    const elsewhere = createWebhookSender({ allowLocal: true, resolve: resolving('10.0.0.8').resolve });
    await expect(post(elsewhere, 'http://localhost/')).rejects.toMatchObject({
      message: 'the name leads to an address that is not public',
    });
    expect(receiver.received).toEqual([]);
  });

  it('resolves a name once and connects to the address that was checked', async () => {
    const { asked, resolve } = resolving('127.0.0.1');
    const sender = createWebhookSender({ allowLocal: true, resolve });
    await post(sender, receiver.url.replace('127.0.0.1', 'localhost'));
    expect(asked).toEqual(['localhost']);
    expect(receiver.received[0]?.headers.get('host')).toMatch(/^localhost:/);
  });
});
