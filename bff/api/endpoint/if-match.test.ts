// Traces: S8-310
import { describe, expect, it } from 'vitest';
import { etagOf, ifMatch } from './if-match';

describe('If-Match', () => {
  it('names versions, including those that a proxy made weak', () => {
    expect(ifMatch(etagOf('a_b-1'), true)).toEqual(['a_b-1']);
    expect(ifMatch('"a" , W/"b,c",""', true)).toEqual(['a', 'b,c', '']);
  });

  it('sets no condition if it is missing or `*`', () => {
    expect([ifMatch(null, true), ifMatch('*', true), ifMatch(' * ', false), ifMatch(null, false)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it.each(['', 'a', '"a', '"a" "b"', '"a",', 'w/"a"', '*, "a"', `"${'x'.repeat(1_000)}"`, '"a",'.repeat(200)])(
    'is refused if malformed: %s',
    (header) => expect(() => ifMatch(header, true)).toThrow('input.invalid@If-Match'),
  );

  it('is refused where nobody would check it', () => {
    expect(() => ifMatch('"a"', false)).toThrow('input.invalid@If-Match');
  });
});
