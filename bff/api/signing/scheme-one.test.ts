// Traces: S7-005, S7-006
import { afterEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { derivePepper, pepperOf, validPeppers } from './pepper';
import { isSignedWith, schemeOneSignature, signedText } from './scheme-one';

const PEPPER = 'q3Zt1xkS8w-pepper-2027';
const bytes = (text: string) => new TextEncoder().encode(text);
const BODY = '{"username":"anna@example.se","password":"Abcdef12"}';
const BODY_SIGNATURE = '8401ef0e66373fef295bac75db8ba3c2a92e68bb333d4c0af2155070d7e1f520';
const QUERY = 'to=2027-06-02&from=2027-06-01&q=%C3%96rebro+C&page=1&tag=b&tag=a';

describe('the published vectors of scheme 1', () => {
  it('derive the pepper', () => {
    const master = Uint8Array.from({ length: 32 }, (_, index) => index);
    expect(derivePepper(master, 'anon', 20820)).toBe('ZOfV6VJ5lsgAkBOOZ_09Qfb5EuunzNAt-EGVU0zxlzY');
  });

  it('sign a body, whatever the query', () => {
    expect(schemeOneSignature(signedText(bytes(BODY), ''), PEPPER)).toBe(BODY_SIGNATURE);
    expect(schemeOneSignature(signedText(bytes(BODY), '?a=b'), PEPPER)).toBe(BODY_SIGNATURE);
  });

  it('sign a query', () => {
    const expected = '08c8462e369ca432f1d4dde6ce7f8665d07e86850a2734f5db7e7963cbd799e0';
    expect(schemeOneSignature(signedText(bytes(''), QUERY), PEPPER)).toBe(expected);
    expect(schemeOneSignature(signedText(bytes(''), `?${QUERY}`), PEPPER)).toBe(expected);
  });
});

describe('a signature of scheme 1', () => {
  const holds = (signature: string, body = BODY) => isSignedWith(signature, bytes(body), ['another', PEPPER]);

  it('is valid with any of the peppers', () => {
    expect(holds(BODY_SIGNATURE)).toBe(true);
    expect(isSignedWith(BODY_SIGNATURE, bytes(BODY), ['another'])).toBe(false);
    expect(isSignedWith(BODY_SIGNATURE, bytes(BODY), [])).toBe(false);
  });

  it('is lower-case hex of its exact length', () => {
    for (const wrong of [
      '',
      BODY_SIGNATURE.toUpperCase(),
      BODY_SIGNATURE.slice(1),
      `${BODY_SIGNATURE}0`,
      ` ${BODY_SIGNATURE}`,
    ])
      expect(holds(wrong)).toBe(false);
  });

  it('is invalid after each of 1,000 mutations of it or of the body', () => {
    let accepted = 0;
    for (let round = 0; round < 500; round++) {
      const at = round % BODY_SIGNATURE.length;
      const digit = ((parseInt(BODY_SIGNATURE[at]!, 16) + 1 + (round % 15)) % 16).toString(16);
      if (holds(BODY_SIGNATURE.slice(0, at) + digit + BODY_SIGNATURE.slice(at + 1))) accepted++;
      const place = round % BODY.length;
      const letter = String.fromCharCode(BODY.charCodeAt(place) ^ (1 + (round % 7)));
      if (holds(BODY_SIGNATURE, BODY.slice(0, place) + letter + BODY.slice(place + 1))) accepted++;
    }
    expect(accepted).toBe(0);
  });
});

describe('the pepper', () => {
  afterEach(() => clock.release());

  it('is valid on its day and the day after', () => {
    clock.freeze('2027-03-10T12:00:00Z');
    const pepper = pepperOf('anon');
    clock.freeze('2027-03-11T23:59:59Z');
    expect(validPeppers(undefined)).toContain(pepper);
    clock.freeze('2027-03-12T00:00:00Z');
    expect(validPeppers(undefined)).not.toContain(pepper);
  });

  it('of a session is valid for that session only; the anonymous one for all', () => {
    expect(validPeppers('mine')).toContain(pepperOf('mine'));
    expect(validPeppers('mine')).toContain(pepperOf('anon'));
    expect(validPeppers('other')).not.toContain(pepperOf('mine'));
    expect(validPeppers(undefined)).not.toContain(pepperOf('mine'));
  });
});
