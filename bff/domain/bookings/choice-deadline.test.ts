import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { choiceDeadline } from './choice-deadline';

const departure = new Date('2027-03-10T08:00:00Z');
const before = (millis: number) => new Date(departure.getTime() - millis);
const deadline = (left: number, leadHours = 24) => choiceDeadline({ at: before(left), departure, leadHours });

describe("a customer's deadline to choose", () => {
  it.each([
    ['a month before, for a day', 30 * DAY, before(29 * DAY)],
    ['exactly two days before, for the day until no bus can be had', 2 * DAY, before(DAY)],
    ['30 hours before, for six hours', 30 * HOUR, before(DAY)],
    ['a minute before the search ends, for that minute', DAY + MINUTE, before(DAY)],
    ['exactly when the search ends, no more', DAY, null],
    ['after departure, no more', -HOUR, null],
  ])('%s', (_, left, expected) => expect(deadline(left)).toEqual(expected));

  it('is never less than four hours before departure, however late buses can be booked', () => {
    expect(deadline(10 * HOUR, 0)).toEqual(before(4 * HOUR));
    expect(deadline(4 * HOUR + 1, 2)).toEqual(before(4 * HOUR));
    expect(deadline(4 * HOUR, 2)).toBeNull();
  });
});
