// Traces: S1-027, S2-001, S2-002, S2-003, S2-004, S5-001, S9-001
import { describe, expect, it, test, vi } from 'vitest';
import type * as envModule from '@bff/platform/env';
import { checkServing, parseEnv } from '@bff/platform/env';
import { localisedPath } from './locale';

vi.mock('@bff/platform/env', async (original) => {
  const real = await original<typeof envModule>();
  const settings = real.parseEnv({
    APP_SECRET: 'x'.repeat(32),
    DEMO: '1',
    PUBLIC_ORIGIN: 'https://bussplats.example/',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
  });
  return { ...real, env: () => settings, publicOrigin: () => settings.PUBLIC_ORIGIN };
});

const { isSameOrigin } = await import('./same-origin');
const { clientAddress } = await import('./client-address');

describe('language of a path', () => {
  test.each([
    ['/', '/sv'],
    ['/booking/list', '/sv/booking/list'],
    ['/de/booking/list', '/sv/booking/list'],
    ['/pt-BR/booking/list', '/sv/booking/list'],
    ['/fr', '/sv'],
    ['/svenska', '/sv/svenska'],
    ['/sv', undefined],
    ['/en/booking/list', undefined],
    ['/sv.data', undefined],
  ])('%s → %s', (path, expected) => expect(localisedPath(path)).toBe(expected));
});

describe('same origin', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true], // text browsers and API clients send nothing
    [{ origin: 'https://bussplats.example' }, true],
    [{ origin: 'https://bussplats.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ referer: 'https://bussplats.example/sv/x' }, true],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://bussplats.example.evil.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://bussplats.example', 'sec-fetch-site': 'cross-site' }, false],
    [{ referer: 'https://evil.example/' }, false],
    [{ referer: 'garbage' }, false],
  ])('%j → %s', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers))).toBe(expected);
  });
});

describe('client address', () => {
  test.each([
    ['203.0.113.9', '1.1.1.1', '203.0.113.9'], // not a proxy of ours: what it forwards is not believed
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', null, '10.0.0.1'],
  ])('%s forwarding %s is %s', (peer, forwarded, expected) => expect(clientAddress(peer, forwarded)).toBe(expected));
});

describe('environment', () => {
  it('names what is wrong, never its value', () => {
    expect(() => parseEnv({ APP_SECRET: 'short-secret', PORT: 'abc' })).toThrow(
      /APP_SECRET[\s\S]*PORT|PORT[\s\S]*APP_SECRET/,
    );
    expect(() => parseEnv({ APP_SECRET: 'short-secret' })).not.toThrow(/short-secret/);
  });

  it('refuses production without a payment provider and an origin', () => {
    expect(() => parseEnv({ APP_SECRET: 'x'.repeat(32), NODE_ENV: 'production' })).toThrow(
      /PUBLIC_ORIGIN[\s\S]*STRIPE_SECRET_KEY/,
    );
  });

  const base = { APP_SECRET: 'x'.repeat(32) };
  const complete = {
    ...base,
    PUBLIC_ORIGIN: 'https://bussplats.example',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    SMTP_URL: 'smtps://mail.example',
    SELLER_NAME: 'Bussplats AB',
    SELLER_ORG_NUMBER: '5560360793',
    SELLER_ADDRESS: 'Gatan 1',
  };

  it.each(['STRIPE_SECRET_KEY', 'SMTP_URL', 'SELLER_NAME'])(
    'refuses a public origin without %s, also when NODE_ENV is forgotten',
    (name) => {
      expect(() => parseEnv(complete)).not.toThrow();
      const { [name as 'SMTP_URL']: _left, STRIPE_WEBHOOK_SECRET: secret, ...rest } = complete;
      const given = name === 'STRIPE_SECRET_KEY' ? rest : { ...rest, STRIPE_WEBHOOK_SECRET: secret };
      expect(() => parseEnv(given)).toThrow(name);
      expect(() => parseEnv({ ...given, DEMO: '1' })).not.toThrow();
    },
  );

  it('counts who listens to other machines as public', () => {
    expect(() => parseEnv({ ...base, HOST: '0.0.0.0' })).toThrow(/PUBLIC_ORIGIN/);
    expect(() => parseEnv({ ...base, PUBLIC_ORIGIN: 'http://localhost:3000' })).not.toThrow();
  });

  it('refuses a public origin of plain http, but for a demonstration', () => {
    const plain = { ...complete, PUBLIC_ORIGIN: 'http://bussplats.example' };
    expect(() => parseEnv(plain)).toThrow(/PUBLIC_ORIGIN of https/);
    expect(() => parseEnv({ ...plain, DEMO: '1' })).not.toThrow();
    expect(() =>
      parseEnv({ ...complete, NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://localhost:3000' }),
    ).not.toThrow();
  });

  it('serves without mail server and payment provider as a demonstration alone', () => {
    expect(() => checkServing(parseEnv(base))).toThrow(/STRIPE_SECRET_KEY and SMTP_URL/);
    expect(() => checkServing(parseEnv({ ...complete, SMTP_URL: '', DEMO: '0', PUBLIC_ORIGIN: '' }))).toThrow(
      /SMTP_URL/,
    );
    expect(() => checkServing(parseEnv({ ...base, DEMO: '1' }))).not.toThrow();
    expect(() => checkServing(parseEnv(complete))).not.toThrow();
  });

  it('reads headers for the collector as OpenTelemetry writes them', () => {
    const headers = (list: string) =>
      parseEnv({ ...base, OTEL_EXPORTER_OTLP_HEADERS: list }).OTEL_EXPORTER_OTLP_HEADERS;
    expect(headers('authorization=Bearer%20s3cret==, x-tenant = ours')).toEqual({
      authorization: 'Bearer s3cret==',
      'x-tenant': 'ours',
    });
    for (const list of ['s3cret', '=s3cret', 'a=s3cret,', 'a=s3cret%', 'a=s3cret%C3', 'a b=s3cret']) {
      expect(() => headers(list)).toThrow(/OTEL_EXPORTER_OTLP_HEADERS/);
      expect(() => headers(list)).not.toThrow(/s3cret/);
    }
  });

  it('refuses half a pair of keys', () => {
    expect(() => parseEnv({ APP_SECRET: 'x'.repeat(32), STRIPE_SECRET_KEY: 'sk' })).toThrow(/go together/);
  });
});
