import { describe, expect, it, test } from 'vitest';
import { newTrace, parseTrace, traceParentOf } from './trace-context';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const valid = `00-${TRACE}-${SPAN}-01`;

describe('traceparent', () => {
  test.each([
    [valid, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    [`00-${TRACE}-${SPAN}-03`, true],
    [`00-${TRACE}-${SPAN}-fe`, false],
    [`cc-${TRACE}-${SPAN}-01`, true],
    [`cc-${TRACE}-${SPAN}-01-what-comes-later`, true],
  ])('accepts %s', (header, isSampled) =>
    expect(parseTrace(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled }),
  );

  test.each([
    undefined,
    '',
    'garbage',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-1`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01-`,
    `cc-${TRACE}-${SPAN}-01.more`,
    `ff-${TRACE}-${SPAN}-01`,
    `0-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN.replace('f', 'g')}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-0x`,
    ` ${valid}`,
    `${valid}\n`,
    `${valid}, ${valid}`,
  ])('ignores %j', (header) => expect(parseTrace(header, 'a=1')).toBeUndefined());

  it('is written as it was read, in the version that we support', () => {
    expect(traceParentOf(parseTrace(valid)!)).toBe(valid);
    expect(traceParentOf(parseTrace(`cc-${TRACE}-${SPAN}-03-more`)!)).toBe(valid);
    const fresh = newTrace();
    expect(parseTrace(traceParentOf(fresh))).toEqual(fresh);
    expect(newTrace().traceId).not.toBe(fresh.traceId);
  });
});

describe('tracestate', () => {
  const long = (key: string) => `${key}=${'x'.repeat(200)}`;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join(',');

  test.each([
    ['congo=t61rcWkgMzE,rojo=00f067aa0ba902b7', 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7'],
    ['a=1 ,\t b=2', 'a=1,b=2'],
    ['a=1,,b=2,', 'a=1,b=2'],
    ['tenant7@vendor=x y', 'tenant7@vendor=x y'],
    ['0tenant@vendor=1', '0tenant@vendor=1'],
    [many(32), many(32)],
  ])('keeps %s', (header, kept) => expect(parseTrace(valid, header)?.traceState).toBe(kept));

  test.each([
    '',
    'A=1',
    'a',
    'a=',
    '=1',
    'a=1=2',
    'a=1,a=2',
    'a=ä',
    'a@b@c=1',
    '1a=1',
    'a=1\u0000',
    `${'a'.repeat(257)}=1`,
    `a=${'x'.repeat(257)}`,
    many(33),
  ])('drops %j, and the trace goes on', (header) =>
    expect(parseTrace(valid, header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true }),
  );

  it('drops whole members when it is longer than others must accept: long ones first, then the last', () => {
    const short = Array.from({ length: 20 }, (_, index) => `k${index}=${'x'.repeat(30)}`);
    const kept = (members: readonly string[]) => parseTrace(valid, members.join(','))?.traceState?.split(',');
    expect(kept(['a', 'b', 'c'].map(long))).toEqual(['a', 'b'].map(long));
    expect(kept([long('a'), ...short])).toEqual(short.slice(0, 14));
  });
});
