import { expect, it } from 'vitest';
import { localDayOf, midnightOf, stockholmOffset } from './stockholm-days';
import { fromLocalText, HOUR, shiftedDay, toLocalText } from './time';

it('agrees with Intl around and between all changes of the clock, 1996–2096', () => {
  for (let year = 1996; year <= 2096; year++) {
    for (const month of [0, 2, 6, 9])
      for (let day = 22; day <= 31; day++)
        for (const hour of [0, 1, 2, 12, 23]) {
          const instant = Date.UTC(year, month, day, hour, 30);
          const shown = new Date(instant + stockholmOffset(instant)).toISOString().slice(0, 16);
          expect(shown).toBe(toLocalText(instant));
        }
  }
});

it.each([
  ['2027-03-28T10:00:00Z', 23, 5, 0],
  ['2027-10-31T10:00:00Z', 25, 7, 0],
  ['2027-03-10T10:00:00Z', 24, 6, 3],
])('knows the day of %s: %s hours, night until %s hours after midnight', (instant, hours, night, weekday) => {
  const day = localDayOf(Date.parse(instant));
  expect((day.end - day.start) / HOUR).toBe(hours);
  expect((day.six - day.start) / HOUR).toBe(night);
  expect((day.end - day.nineteen) / HOUR).toBe(5);
  expect(day.weekday).toBe(weekday);
});

it('agrees with Intl about the midnight of every day of three years', () => {
  for (let day = '2026-01-01'; day < '2029-01-01'; day = shiftedDay(day, 1))
    expect(midnightOf(day)).toEqual(fromLocalText(`${day}T00:00`));
});
