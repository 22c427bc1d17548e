import { expect, it } from 'vitest';
import { suggestedTimes } from '.';

it('proposes the way home in the evening, of a round trip on the next day', () => {
  const dayTrip = suggestedTimes(null);
  expect(dayTrip.return.slice(0, 10)).toBe(dayTrip.departure.slice(0, 10));
  const { departure, return: home } = suggestedTimes('round-trip');
  expect(Date.parse(home.slice(0, 10)) - Date.parse(departure.slice(0, 10))).toBe(86_400_000);
});
