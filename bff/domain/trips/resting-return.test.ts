import { expect, it } from 'vitest';
import { restingReturn } from './resting-return';
import { at, leg, trip } from './testing/trips';

const ways = { legs: [leg('1:20')], back: leg('1:25') };
const dayTrip = (back: string) => trip({ type: 'day-trip', return: at(back) });
const rested = (back: string) => restingReturn(dayTrip(back), ways)?.toISOString();

it('is eleven hours after the arrival, in whole quarters', () => {
  // Arrives at 09:20 in Sweden.
  expect(rested('2027-03-10T17:00:00Z')).toBe('2027-03-10T19:30:00.000Z');
  expect(rested('2027-03-10T19:19:00Z')).toBe('2027-03-10T19:30:00.000Z');
});

it('is not suggested where the wait is a rest already, hours are missing, or there is no wait', () => {
  expect(rested('2027-03-10T19:20:00Z')).toBeUndefined();
  expect(rested('2027-03-10T15:29:00Z')).toBeUndefined();
  expect(rested('2027-03-10T08:20:00Z')).toBeUndefined();
  expect(rested('2027-03-10T08:00:00Z')).toBeUndefined();
  expect(restingReturn(trip({}), { legs: ways.legs })).toBeUndefined();
});

it('leaves a day trip on its day', () => {
  const late = { departure: at('2027-03-10T11:00:00Z'), return: at('2027-03-10T21:30:00Z') };
  expect(restingReturn({ ...dayTrip('2027-03-10T21:30:00Z'), ...late }, ways)).toBeUndefined();
  expect(restingReturn({ ...trip({}), ...late, type: 'round-trip' }, ways)?.toISOString()).toBe(
    '2027-03-10T23:30:00.000Z',
  );
});
