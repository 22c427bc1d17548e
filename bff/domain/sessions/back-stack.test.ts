// Traces: S2-017, S2-018
import { describe, expect, it, test } from 'vitest';
import { earlierPlace, MAX_BACK_STACK, visited } from './back-stack';

describe('the places a session has visited', () => {
  it('are the newest ten, without reloads', () => {
    const many = Array.from({ length: 30 }, (_, index) => `/sv/a?page=${index}`);
    const stack = many.reduce<readonly string[]>(
      (before, location) => visited(visited(before, location), location),
      [],
    );
    expect(stack).toEqual(many.slice(-MAX_BACK_STACK));
  });

  it('lose the last one when the user goes back', () => {
    expect(visited(['/a', '/b', '/c'], '/b')).toEqual(['/a', '/b']);
    expect(visited(['/a', '/b', '/c'], '/a')).toEqual(['/a', '/b', '/c', '/a']);
  });
});

describe('the earlier place to return to', () => {
  const stack = [
    '/sv/booking/list?q=gävle&page=2',
    '/sv/booking/details/12345674',
    '/en/lists/x?when=past',
    '/sv/buses/search?x=1',
  ];
  test.each([
    ['/booking/list', '/booking/list?q=gävle&page=2'],
    ['/lists/x', '/lists/x?when=past'],
    ['/booking', '/booking'],
    ['/not/visited', '/not/visited'],
  ])('of %s is %s', (path, place) => expect(earlierPlace(stack, path)).toBe(place));

  it('is the newest of several visits', () => expect(earlierPlace(['/sv/a?1', '/sv/a?2', '/sv/b'], '/a')).toBe('/a?2'));
  it('is the page itself in a new session', () => expect(earlierPlace([], '/a')).toBe('/a'));
});
