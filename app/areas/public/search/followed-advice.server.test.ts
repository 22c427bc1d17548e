import { describe, expect, it } from 'vitest';
import { followedAdvice } from './followed-advice.server';

const search = new URLSearchParams(
  'tripType=day-trip&stop=Malmö&stop=Berg, Åtvidaberg&stopId=se-berg&wait=30&stop=Kiruna&departure=2027-03-10T08:00&return=2027-03-10T18:00',
);
const followed = (...advice: Parameters<typeof followedAdvice>[1]) => {
  const found = followedAdvice(search, advice);
  return found && [found.act, decodeURIComponent(found.query.replaceAll('+', ' '))];
};
const given = decodeURIComponent(search.toString().replaceAll('+', ' '));

describe('followedAdvice', () => {
  it('moves the time, by the smallest of several changes', () => {
    expect(
      followed({ key: 'secondDriver' }, { key: 'departEarlier', minutes: 90 }, { key: 'returnLater', minutes: 45 }),
    ).toEqual(['search', given.replace('18:00', '18:45')]);
    expect(followed({ key: 'departEarlier', minutes: 90 })).toEqual(['search', given.replace('08:00', '06:30')]);
  });

  it('lets the bus stay longer at the stop concerned', () => {
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Berg' })).toEqual([
      'search',
      given.replace('wait=30', 'wait=90'),
    ]);
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Kiruna' })).toEqual([
      'search',
      given.replace('stop=Kiruna', 'stop=Kiruna&wait=60'),
    ]);
    expect(followed({ key: 'stayLonger', minutes: 60, place: 'Umeå' })).toBeNull();
  });

  it('adds a row for a stop that only the traveller can name', () => {
    expect(followed({ key: 'shorten', minutes: 2_144, shift: '2027-03-10T06:37:00.000Z' })).toEqual([
      'addStop',
      `${given}&edit=add`,
    ]);
  });

  it('is null if somebody else has to act', () => {
    expect(followed({ key: 'secondDriver' })).toBeNull();
    expect(followed()).toBeNull();
  });
});
