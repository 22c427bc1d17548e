import { describe, expect, it } from 'vitest';
import { nearKeys } from './near-keys';
import { placeKey } from './place-key';

describe('one slip from a name', () => {
  it.each([
    ['Upsala', 'Uppsala', 'a letter is missing'],
    ['Linköpng', 'Linköping', 'a letter is missing'],
    ['Götebrog', 'Göteborg', 'two have changed places'],
    ['Stokcholm', 'Stockholm', 'two have changed places'],
    ['Gävlle', 'Gävle', 'there is one too many'],
    ['Malmä', 'Malmö', 'one is wrong'],
    ['Vasteraas', 'Västerås', 'there is one too many'],
    ['HelsingborgC', 'Helsingborg C', 'the space is missing'],
    ['ppsala', 'Uppsala', 'the first is missing'],
    ['Uppsal', 'Uppsala', 'the last is missing'],
  ])('%s is found near %s: %s', (typed, meant) => {
    expect(nearKeys(placeKey(typed))).toContain(placeKey(meant));
  });

  it.each([
    ['Åre', 'so short that everything is near'],
    ['753 20', 'a postcode'],
    ['Storgatan 12', 'an address'],
    ['a'.repeat(31), 'longer than names are'],
    ['', 'nothing'],
  ])('nothing is near «%s»: %s', (typed) => {
    expect(nearKeys(placeKey(typed))).toEqual([]);
  });

  it.each(['uppsala', 'goteborg c', 'aaaa', 'b'.repeat(30)])(
    'of %s are names that are not itself, each once, without spaces at the ends, and not too many',
    (key) => {
      const near = nearKeys(key);
      expect(near).not.toContain(key);
      expect(new Set(near).size).toBe(near.length);
      expect(near.every((one) => one === one.trim())).toBe(true);
      expect(near.length).toBeLessThan(1_700);
    },
  );
});
