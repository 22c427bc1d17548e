// Traces: S8-183
import { describe, expect, it } from 'vitest';
import { webhookAddress } from './webhook-address';

describe('the address of a webhook', () => {
  const strict = (typed: string) => webhookAddress(typed, { allowLocal: false });

  it('is https to a public host', () => {
    expect(strict('https://buss.example/hook?a=1')).toBe('https://buss.example/hook?a=1');
    expect(strict('https://BUSS.example:8443')).toBe('https://buss.example:8443/');
    expect(strict('https://8.8.8.8/')).toBe('https://8.8.8.8/');
  });

  it.each([
    '', 'buss.example', 'http://buss.example/', 'ftp://buss.example/', 'javascript:alert(1)', 'https://', 'https://user@buss.example/',
    'https://user:secret@buss.example/', 'https://buss.example/#x', 'https://localhost/', 'https://a.localhost/', 'https://printer.local/',
    'https://metadata.google.internal/', 'https://intranet/', 'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.0.0.1/',
    'https://10.1.2.3/', 'https://169.254.169.254/latest', 'https://[::1]/', 'https://[fd00::1]/', 'https://[::ffff:127.0.0.1]/',
    `https://buss.example/${'x'.repeat(500)}`,
  ])('is not %s', (typed) => expect(strict(typed)).toBeUndefined()); // prettier-ignore

  it('may be this machine, without https, where that is allowed', () => {
    const local = (typed: string) => webhookAddress(typed, { allowLocal: true });
    expect(local('http://localhost:4000/hook')).toBe('http://localhost:4000/hook');
    expect(local('http://127.0.0.1:4000/')).toBe('http://127.0.0.1:4000/');
    expect(local('http://buss.example/')).toBeUndefined();
    expect(local('http://10.0.0.1/')).toBeUndefined();
    expect(local('ftp://localhost/')).toBeUndefined();
  });
});
