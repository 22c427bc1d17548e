import { randomBytes, randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { WebhookRefused } from '../port';
import { signatureHeader } from '../sandbox/webhook-sender';
import { createStripeProvider } from '.';

const secret = 'whsec_3f1c';
const provider = createStripeProvider({ secretKey: 'sk_test_x', webhookSecret: secret });
const at = new Date('2027-03-10T08:00:00Z');
const seconds = at.getTime() / 1000;
const body = JSON.stringify({
  id: 'evt_1abc',
  object: 'event',
  created: seconds,
  type: 'checkout.session.completed',
  data: {
    object: { id: 'cs_test_1', object: 'checkout.session', metadata: { payment_id: '7' }, amount_total: 10_000 },
  },
});
const bytes = (text: string) => Buffer.from(text);
const parse = (raw: Uint8Array, header: string | null) => provider.parseWebhook(raw, header);

beforeEach(() => clock.freeze(at));
afterEach(() => clock.release());

describe('a webhook', () => {
  it('from the provider is read', () => {
    expect(parse(bytes(body), signatureHeader(body, secret, seconds))).toEqual({
      id: 'evt_1abc',
      type: 'checkout.session.completed',
      objectKind: 'checkout.session',
      objectId: 'cs_test_1',
      paymentIntentId: null,
      metadata: { payment_id: '7' },
      created: at,
    });
  });

  it('signed by a clock that is five minutes ahead is read', () => {
    expect(parse(bytes(body), signatureHeader(body, secret, seconds + 300)).id).toBe('evt_1abc');
  });

  it('about something without an id is read, and one about a dispute names its payment', () => {
    const about = (object: object) => {
      const text = JSON.stringify({ ...(JSON.parse(body) as object), data: { object } });
      return parse(bytes(text), signatureHeader(text, secret, seconds));
    };
    expect(about({ object: 'balance', available: [] })).toMatchObject({ objectKind: 'balance', objectId: '' });
    expect(about({ id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' })).toMatchObject({
      objectId: 'dp_1',
      paymentIntentId: 'pi_1',
    });
  });

  it('may have two signatures while the secret is rotated', () => {
    const [time, good] = signatureHeader(body, secret, seconds).split(',');
    const [, old] = signatureHeader(body, 'whsec_old', seconds).split(',');
    expect(parse(bytes(body), `${time},${old},${good}`).id).toBe('evt_1abc');
  });

  it('is too old after ten minutes: five for latency, five for clocks that differ', () => {
    const header = signatureHeader(body, secret, seconds);
    clock.advance(600_000);
    expect(parse(bytes(body), header).id).toBe('evt_1abc');
    clock.advance(1_000);
    expect(() => parse(bytes(body), header)).toThrow(WebhookRefused);
  });

  it.each([
    ['without a signature', null],
    ['with an empty one', ''],
    ['signed with another secret', signatureHeader(body, 'whsec_other', seconds)],
    ['signed in the future, by more than clocks differ', signatureHeader(body, secret, seconds + 301)],
    ['with only the old scheme', signatureHeader(body, secret, seconds).replace('v1', 'v0')],
    ['with letters after the time', signatureHeader(body, secret, seconds).replace(',', 'x,')],
    ['with a capital signature', signatureHeader(body, secret, seconds).replace(/v1=.*/, (hex) => hex.toUpperCase())],
    ['without a time', signatureHeader(body, secret, seconds).replace(/^t=\d+,/, '')],
  ])('%s is refused', (_, header) => {
    expect(() => parse(bytes(body), header)).toThrow(WebhookRefused);
  });

  it.each([
    ['that is no JSON', 'hello'],
    ['that is empty', ''],
    ['that is no event', '{"id":"evt_1","object":"event","type":"x"}'],
    ['of the thin kind', '{"id":"evt_1","object":"v2.core.event","type":"x"}'],
    ['that is null', 'null'],
  ])('%s is refused even though it is signed', (_, text) => {
    expect(() => parse(bytes(text), signatureHeader(text, secret, seconds))).toThrow(WebhookRefused);
  });

  it('with a byte order mark or broken text is not the body that was signed', () => {
    const header = signatureHeader(body, secret, seconds);
    expect(() => parse(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes(body)]), header)).toThrow(WebhookRefused);
    expect(() => parse(Buffer.concat([bytes(body), Buffer.from([0xff])]), header)).toThrow(WebhookRefused);
  });
});

/** One change to one event: a byte, a piece, the order of two bytes, the header's time or digest. */
function tampered(): { raw: Buffer; header: string } {
  const header = signatureHeader(body, secret, seconds);
  const raw = bytes(body);
  const place = randomInt(raw.length);
  switch (randomInt(7)) {
    case 0:
      raw[place] = raw[place]! ^ (1 << randomInt(8));
      return { raw, header };
    case 1:
      return { raw: Buffer.concat([raw.subarray(0, place), raw.subarray(place + 1)]), header };
    case 2:
      return {
        raw: Buffer.concat([raw.subarray(0, place), randomBytes(1 + randomInt(4)), raw.subarray(place)]),
        header,
      };
    case 3:
      return { raw: bytes(body.replace('10000', String(randomInt(10_001, 99_999)))), header };
    case 4:
      return {
        raw,
        header: header.replace(/\d+/, String(seconds + (randomInt(2) ? 1 : -1) * (1 + randomInt(10_000)))),
      };
    case 5: {
      const digit = header.length - 1 - randomInt(64);
      const other = 'abcdef0123456789'.replace(header[digit]!, '')[randomInt(15)]!;
      return { raw, header: header.slice(0, digit) + other + header.slice(digit + 1) };
    }
    default:
      return { raw, header: signatureHeader(body, randomBytes(16).toString('hex'), seconds) };
  }
}

it('P4: none of 1,000 tampered events is accepted', () => {
  let accepted = 0;
  for (let i = 0; i < 1_000; i++) {
    const { raw, header } = tampered();
    try {
      parse(raw, header);
      accepted++;
    } catch (error) {
      expect(error).toBeInstanceOf(WebhookRefused);
    }
  }
  expect(accepted).toBe(0);
  expect(parse(bytes(body), signatureHeader(body, secret, seconds)).id).toBe('evt_1abc');
});
