import type { Random } from './random';

export interface MadeOccupancy {
  startsAt: Date;
  endsAt: Date;
  kind: 'locked' | 'manuallyLocked' | 'externallyLocked';
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The shortest pause between two occupancies of one bus. */
const PAUSE = 30 * 60_000;

/**
 * `count` occupancies of one bus, never overlapping, spread over `days` days from `firstDay` (a local midnight): mostly a day's work, some
 * short, some until the next day or the one after. They are what an operator enters itself or its own system sends; trips that were booked
 * here have bookings.
 */
export function makeOccupancies(
  random: Random,
  { firstDay, days, count, sendsOwn }: { firstDay: number; days: number; count: number; sendsOwn: boolean },
): MadeOccupancy[] {
  const chosen = random.sample(count, days);
  return chosen.map((day, position) => {
    const isService = random.chance(0.04);
    const starts = firstDay + day * DAY + (isService ? 7 * HOUR : Math.round(random.between(5, 11) * 4) * (HOUR / 4));
    const length = isService ? 9 * HOUR : lengthOf(random);
    const next = chosen[position + 1];
    // The next one begins at 05 at the earliest; an hour more covers the days on which the clock changes.
    const latest = next === undefined ? Infinity : firstDay + next * DAY + 4 * HOUR - PAUSE;
    return {
      startsAt: new Date(starts),
      endsAt: new Date(Math.min(starts + length, latest)),
      kind: isService ? 'locked' : sendsOwn ? 'externallyLocked' : 'manuallyLocked',
    };
  });
}

function lengthOf(random: Random): number {
  const quarters = (low: number, high: number) => Math.round(random.between(low, high) * 4) * (HOUR / 4);
  switch (random.weighted({ short: 25, day: 60, overnight: 15 })) {
    case 'short':
      return quarters(2, 5);
    case 'day':
      return quarters(6, 13);
    case 'overnight':
      return quarters(26, 60);
  }
}
