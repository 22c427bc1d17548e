import { describe, expect, it } from 'vitest';
import { cancellationSteps, freeCancellation, freeCancellationBriefly } from './free-cancellation';

const DEPARTURE = new Date('2027-03-10T08:00:00Z');
const at = (text: string) => Date.parse(text);
const TIERS = [
  { hours: 168, basisPoints: 1_000 },
  { hours: 24, basisPoints: 10_000 },
];

describe('freeCancellation', () => {
  it('is an instant while it lies ahead', () => {
    const until = new Date('2027-03-03T08:00:00Z');
    expect(freeCancellation(TIERS, DEPARTURE, at('2027-02-01T08:00:00Z'))).toEqual(until);
    expect(freeCancellation(TIERS, DEPARTURE, at('2027-03-03T07:59:59Z'))).toEqual(until);
  });
  it('is over from that instant on: it promises no day in the past', () => {
    expect(freeCancellation(TIERS, DEPARTURE, at('2027-03-03T08:00:00Z'))).toBe('over');
    expect(freeCancellation(TIERS, DEPARTURE, at('2027-03-09T08:00:00Z'))).toBe('over');
  });
  it('is always if no tier costs anything', () =>
    expect(freeCancellation([{ hours: 24, basisPoints: 0 }], DEPARTURE, at('2027-03-10T07:00:00Z'))).toBe('always'));
});

describe('cancellationSteps', () => {
  const now = (text?: string) =>
    cancellationSteps(TIERS, text === undefined ? undefined : DEPARTURE, at(text ?? '2027-01-01T08:00:00Z')).map(
      ({ appliesUntil }) => appliesUntil?.toISOString() ?? '-',
    );
  it('say which applies, and until when: one ends where the next begins, the last at departure', () => {
    expect(now('2027-03-03T07:59:59Z')).toEqual(['2027-03-03T08:00:00.000Z', '-', '-']);
    expect(now('2027-03-03T08:00:00Z')).toEqual(['-', '2027-03-09T08:00:00.000Z', '-']);
    expect(now('2027-03-09T08:00:00Z')).toEqual(['-', '-', '2027-03-10T08:00:00.000Z']);
  });
  it('none of a trip that has departed, nor of no trip', () => {
    expect(now('2027-03-10T08:00:00Z')).toEqual(['-', '-', '-']);
    expect(now()).toEqual(['-', '-', '-']);
  });
});

describe('freeCancellationBriefly', () => {
  const said = (tiers: typeof TIERS, departure: Date) =>
    freeCancellationBriefly(tiers, departure, (key, values) => `${key} ${values?.when ?? ''}`.trim(), 'sv');
  it('says until when, with the hour', () =>
    expect(said(TIERS, new Date('2999-03-10T08:00:00Z'))).toBe(
      'common:cancellation.freeUntil sön\u00a03\u00a0mars\u00a02999 kl.\u00a009:00',
    ));
  it('says that it is over, or always', () => {
    expect(said(TIERS, new Date('2001-03-10T08:00:00Z'))).toBe('common:cancellation.freeOver');
    expect(said([], DEPARTURE)).toBe('common:cancellation.freeAlways');
  });
});
