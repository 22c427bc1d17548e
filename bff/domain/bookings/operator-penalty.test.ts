import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { FIRST_PENALTY_HOURS, operatorPenalty, penaltyStep } from './operator-penalty';

const departure = new Date('2027-03-10T07:00:00Z');
const left = (millis: number) =>
  operatorPenalty({ at: new Date(departure.getTime() - millis), departure, operatorPrice: 1_000_001 });

describe('the penalty of an operator who cancels', () => {
  it.each([
    ['more than two weeks before', 336 * HOUR + MINUTE, 0],
    ['exactly two weeks before', 336 * HOUR, 100_000],
    ['a minute more than three days before', 72 * HOUR + MINUTE, 100_000],
    ['exactly three days before', 72 * HOUR, 250_000],
    ['a minute more than a day before', 24 * HOUR + MINUTE, 250_000],
    ['exactly a day before', 24 * HOUR, 500_001],
    ['at departure', 0, 500_001],
    ['after it', -HOUR, 500_001],
  ])('%s', (_, millis, ore) => expect(left(millis)).toBe(ore));

  it('is nothing before the first step, which is told as such', () => {
    const stepAt = (millis: number) => penaltyStep({ at: new Date(departure.getTime() - millis), departure });
    expect(stepAt(FIRST_PENALTY_HOURS * HOUR + MINUTE)).toBeUndefined();
    expect(stepAt(FIRST_PENALTY_HOURS * HOUR)).toEqual({ hours: FIRST_PENALTY_HOURS, basisPoints: 1_000 });
    expect(stepAt(-HOUR)).toEqual({ hours: 24, basisPoints: 5_000 });
  });
});
