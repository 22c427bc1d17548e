// Traces: S6-037, S9-019
import { describe, expect, test } from 'vitest';
import { tripObstacle } from './personal-data';

const now = new Date('2027-06-15T10:00:00Z');

describe('when an account can be deleted', () => {
  test.each<[string, string | null, string | undefined, string | undefined]>([
    ['without trips', null, undefined, undefined],
    ['with a trip to come', '2027-07-01T12:00:00Z', 'user.tripsUpcoming', '2027-07-15T12:00:00Z'],
    [
      'with a trip that is over in a moment',
      '2027-06-15T10:00:00.001Z',
      'user.tripsUpcoming',
      '2027-06-29T10:00:00.001Z',
    ],
    ['with a trip that is just over', '2027-06-15T10:00:00Z', 'user.lastTripRecent', '2027-06-29T10:00:00Z'],
    ['13 days and 23 hours after the last one', '2027-06-01T11:00:00Z', 'user.lastTripRecent', '2027-06-15T11:00:00Z'],
    ['14 days after the last one, to the moment', '2027-06-01T10:00:00Z', undefined, undefined],
    ['long after', '2026-06-01T10:00:00Z', undefined, undefined],
  ])('%s', (_, lastEnd, key, from) => {
    const obstacle = tripObstacle(lastEnd === null ? null : new Date(lastEnd), now);
    expect(obstacle?.key).toBe(key);
    expect(obstacle?.possibleFrom?.getTime()).toBe(from === undefined ? undefined : Date.parse(from));
  });
});
