// Traces: S1-011, S8-381
import { describe, expect, it, test } from 'vitest';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { type DriverTerms, type DriverWork, hindrancesOf } from './driver-rules';

const terms: DriverTerms = { drivers: 1, service: 'occasional', allowTenHours: false, maximumDrivingHours: 9 };
const MIDNIGHT = Date.parse('2027-03-09T23:00:00Z');
const at = (hour: number) => MIDNIGHT + hour * HOUR;

/** A trip between two hours of the clock, beginning and ending with an hour's driving; without a pause of 3 h if it is `busy`. */
function trip(bookingNumber: string, start: number, end: number, busy = false): DriverWork {
  const pieces = [
    { kind: 'drive' as const, start: at(start), end: at(start + 1) },
    { kind: busy ? ('load' as const) : ('wait' as const), start: at(start + 1), end: at(end - 1) },
    { kind: 'drive' as const, start: at(end - 1), end: at(end) },
  ];
  return { bookingNumber, start: at(start), end: at(end), pieces };
}

const told = (work: DriverWork, others: DriverWork[]) =>
  hindrancesOf(work, others, terms).map((one) => {
    if (one.kind === 'rest')
      return `rest ${one.side} ${one.bookingNumber} ${(one.start - MIDNIGHT) / HOUR}–${(one.end - MIDNIGHT) / HOUR} of ${one.required / HOUR}`;
    return one.kind === 'rules' ? `${one.rule} ${one.over / HOUR}` : `clash ${one.bookingNumber}`;
  });

describe('too short a rest between two trips', () => {
  test.each([
    ['after the evening’s trip', trip('new', 30, 38), [trip('old', 14, 23)], ['rest before old 23–30 of 9']],
    ['before the morning’s trip', trip('new', 14, 23), [trip('old', 30, 38)], ['rest after old 23–30 of 9']],
    ['9 h are enough', trip('new', 32, 40), [trip('old', 14, 23)], []],
    [
      'on both sides',
      trip('new', 30, 38),
      [trip('old', 14, 23), trip('next', 45, 53)],
      ['rest before old 23–30 of 9', 'rest after next 38–45 of 9'],
    ],
    [
      'on one of two sides',
      trip('new', 30, 38),
      [trip('old', 10, 18), trip('next', 45, 53)],
      ['rest after next 38–45 of 9'],
    ],
  ])('%s', (_, work, others, expected) => expect(told(work, others)).toEqual(expected));

  it('is 11 h when the reduced rests are used up', () => {
    const others = [0, 1, 2].map((day) => trip(`old${day}`, day * 24 + 6, day * 24 + 20, true));
    const withNext = (start: number) => [...others, trip('next', start, start + 10)];
    expect(told(trip('new', 79, 90, true), withNext(101))).toEqual([]);
    expect(told(trip('new', 79, 90, true), withNext(100))).toEqual(['rest after next 90–100 of 11']);
  });

  it('is said together with what else is against it, and not as too much driving in one shift', () => {
    const driving = (name: string, start: number): DriverWork => ({
      ...trip(name, start, start + 5),
      pieces: [
        { kind: 'drive', start: at(start), end: at(start + 2.5) },
        { kind: 'break', start: at(start + 2.5), end: at(start + 2.5) + 0.75 * HOUR },
        { kind: 'drive', start: at(start + 3.25), end: at(start + 5.25) },
      ],
      end: at(start + 5.25),
    });
    expect(told(driving('new', 31), [driving('old', 17.75)])).toEqual(['rest before old 23–31 of 9']);
  });
});

describe('too long a shift', () => {
  it('of two trips of one day, which miss it by less than the rest', () => {
    expect(told(trip('new', 13, 20.5), [trip('old', 4, 12)])).toEqual(['shift 1.5']);
  });

  it('of a trip that is too long on its own', () => {
    expect(told(trip('new', 6, 22), [])).toEqual(['shift 1']);
    expect(told(trip('new', 6, 22), [trip('old', 6 - 24, 14 - 24)])).toEqual(['shift 1']);
  });
});

it('names every trip at the same time instead', () => {
  expect(told(trip('new', 6, 14), [trip('a', 4, 7), trip('b', 13, 20), trip('far', DAY / HOUR + 40, 70)])).toEqual([
    'clash a',
    'clash b',
  ]);
});
