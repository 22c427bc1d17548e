import { describe, expect, it } from 'vitest';
import { followedAdvice, laterReturn } from './followed-advice.server';

const search = new URLSearchParams(
  'tripType=day-trip&stop=Malmö&stop=Berg, Åtvidaberg&stopId=se-berg&wait=30&stop=Kiruna&departure=2027-03-10T08:00&return=2027-03-10T18:00',
);
const followed = (...advice: Parameters<typeof followedAdvice>[1]) => {
  const found = followedAdvice(search, advice);
  return found && decodeURIComponent(found.query.replaceAll('+', ' '));
};
const given = decodeURIComponent(search.toString().replaceAll('+', ' '));

describe('followedAdvice', () => {
  it('moves the time, by the smallest of several changes', () => {
    expect(
      followed({ key: 'secondDriver' }, { key: 'departEarlier', minutes: 90 }, { key: 'returnLater', minutes: 45 }),
    ).toBe(given.replace('18:00', '18:45'));
    expect(followed({ key: 'departEarlier', minutes: 90 })).toBe(given.replace('08:00', '06:30'));
  });

  it('lets the bus stay longer at the stop concerned', () => {
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Berg' })).toBe(given.replace('wait=30', 'wait=90'));
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Kiruna' })).toBe(
      given.replace('stop=Kiruna', 'stop=Kiruna&wait=60'),
    );
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Umeå' })).toBeNull();
  });

  it('is null if somebody else has to act', () => {
    expect(followed({ key: 'secondDriver' })).toBeNull();
    expect(followed({ key: 'shorten', minutes: 2_144, shift: '2027-03-10T06:37:00.000Z' })).toBeNull();
    expect(followed()).toBeNull();
  });
});

describe('a return that is too early', () => {
  const later = (typed: string, earliest: string) => {
    const found = laterReturn(new URLSearchParams(typed), [
      { field: 'return', message: `booking.returnTooEarly,${earliest}` },
    ]);
    return found && [found.advice, decodeURIComponent(found.query)];
  };
  const dayTrip = 'tripType=day-trip&departure=2027-03-10T08:00&return=2027-03-10T09:00';

  it('is moved to the next quarter of an hour that is possible, while it is the same day', () => {
    expect(later(dayTrip, '2027-03-10T08:41:00.000Z')).toEqual([
      { key: 'returnLater', minutes: 45 },
      dayTrip.replace('09:00', '09:45'),
    ]);
  });

  it('makes a round trip of a day trip that takes longer than the day', () => {
    expect(later(dayTrip, '2027-03-11T05:49:00.000Z')).toEqual([
      { key: 'anotherDay' },
      'tripType=round-trip&departure=2027-03-10T08:00&return=2027-03-12T08:00',
    ]);
    // Rounded up it is past midnight in Sweden.
    expect(later(dayTrip, '2027-03-10T22:50:00.000Z')?.[0]).toEqual({ key: 'anotherDay' });
    const round = dayTrip.replace('day-trip', 'round-trip');
    expect(later(round, '2027-03-11T05:49:00.000Z')?.[1]).toBe(round.replace('2027-03-10T09:00', '2027-03-11T07:00'));
  });

  it('is all that is followed', () => {
    expect(laterReturn(new URLSearchParams(dayTrip), [{ field: 'return', message: 'booking.returnPast' }])).toBeNull();
    expect(later('tripType=day-trip&departure=?&return=2027-03-10T09:00', '2027-03-10T08:41:00.000Z')).toBeNull();
  });
});
