import { describe, expect, it } from 'vitest';
import { closestFirst, distanceOf } from './closeness';

const group = (title: string, ...labels: string[]) => ({ title, commands: labels.map((label) => ({ label })) });
const order = (typed: string, ...groups: ReturnType<typeof group>[]) =>
  closestFirst(typed, groups).map(({ title, commands }) => [title, ...commands.map(({ label }) => label)]);

describe('what somebody types', () => {
  it.each([
    ['ABC 12D', 'abc12d', 0],
    ['betalningar', 'Betalningar', 0],
    ['bet', 'Betalningar', 1],
    ['4900 43', '49004344', 1],
    ['uppsala', 'Demobuss Uppsala AB', 2],
    ['Uppsala kommun', 'Demo Uppsala kommun', 2],
    ['uppsala kom', 'Demo, Uppsala kommun', 2],
    ['kommun uppsala', 'Demo Uppsala kommun', 3],
    ['ala', 'Demobuss Uppsala AB', 3],
    ['charlie', '49004344', 3],
    ['', 'Betalningar', 0],
  ])('%j is as far from %j as %i', (typed, label, distance) => {
    expect(distanceOf(typed, label)).toBe(distance);
  });

  it('is answered by the very name, then by what begins with it, then by its words', () => {
    expect(
      order(
        'demo',
        group('Bokningar', '49004344'),
        group('Kunder', 'Charlie Demokund', 'Demo AB'),
        group('Bolag', 'Demo'),
      ),
    ).toEqual([
      ['Bolag', 'Demo'],
      ['Kunder', 'Demo AB', 'Charlie Demokund'],
      ['Bokningar', '49004344'],
    ]);
  });

  it('ends a group with the way to the rest of it, whatever its words', () => {
    const bookings = ['49004344', '57910721'].map((label) => ({ label }));
    const rest = { label: 'Visa alla som stämmer med ”uppsala”', isRest: true };
    const found = [
      { title: 'Bokningar', commands: [...bookings, rest] },
      { title: 'Bolag', commands: [{ label: 'Demobuss Uppsala AB' }] },
    ];
    expect(closestFirst('uppsala', found)).toEqual([found[1], found[0]]);
    expect(closestFirst('visa', found)[0]).toEqual(found[0]);
  });

  it('leaves equally close names in their order', () => {
    expect(order('b', group('B', 'Bo', 'Bea'), group('A', 'Bengt'))).toEqual([
      ['B', 'Bo', 'Bea'],
      ['A', 'Bengt'],
    ]);
    expect(order('', group('B', 'Y', 'X'), group('A', 'Z'))).toEqual([
      ['B', 'Y', 'X'],
      ['A', 'Z'],
    ]);
  });
});
