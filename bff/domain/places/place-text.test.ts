import { describe, expect, it } from 'vitest';
import { likeliestPlaces } from './likeliest-place';
import type { Place } from './place';
import { placeKey } from './place-key';
import { centralStationKeys, isQualifiedBy, parsePlaceText, parsePosition } from './place-text';

describe('placeKey', () => {
  it.each([
    ['Åre', 'are'],
    ['  ÖREBRO  ', 'orebro'],
    ['Trollhättan–Vänersborg', 'trollhattan vanersborg'],
    ['København', 'kobenhavn'],
    ['Næstved', 'naestved'],
    ['Łódź', 'lodz'],
    ['St. Olof', 'st olof'],
    ["L'Hay", 'lhay'],
    ['753 20', '753 20'],
    ['🚌', ''],
  ])('%s is looked up as «%s»', (name, key) => expect(placeKey(name)).toBe(key));
});

describe('parsePosition', () => {
  it.each([
    ['59.8585,17.6455', { lat: 59.8585, lon: 17.6455 }],
    [' 59.85851234 ; 17.6 ', { lat: 59.858512, lon: 17.6 }],
    ['-1,-2', { lat: -1, lon: -2 }],
  ])('reads %s', (text, position) => expect(parsePosition(text)).toEqual(position));

  it.each(['753 20', '59.8', '91,10', '10,181', 'Berga, Högsby', '59,85,17,64', ''])('refuses «%s»', (text) =>
    expect(parsePosition(text)).toBeUndefined(),
  );
});

describe('parsePlaceText', () => {
  it('separates the name from its qualifiers', () => {
    expect(parsePlaceText('Berga, Högsby')).toEqual({ name: 'Berga', key: 'berga', qualifiers: ['hogsby'] });
    expect(parsePlaceText('Berga (Högsby)')).toMatchObject({ key: 'berga', qualifiers: ['hogsby'] });
    expect(parsePlaceText('SE-753 20')).toMatchObject({ key: '753 20', qualifiers: [] });
    expect(parsePlaceText(',')).toMatchObject({ key: '', qualifiers: [] });
  });
});

let next = 0;
const place = (part: Partial<Place>): Place => ({
  id: `se-${next++}`,
  name: 'Berga',
  kind: 'locality',
  municipality: 'Högsby',
  county: 'Kalmar län',
  country: 'SE',
  lat: 57 + next,
  lon: 16,
  population: null,
  ...part,
});

describe('isQualifiedBy', () => {
  it.each([['hogs'], ['kalmar'], ['sverige'], ['sweden'], ['se'], ['ort']])('«%s» matches', (qualifier) =>
    expect(isQualifiedBy(place({}), [qualifier])).toBe(true),
  );
  it('requires every one to match', () => {
    expect(isQualifiedBy(place({}), ['hogsby', 'norge'])).toBe(false);
    expect(isQualifiedBy(place({}), [])).toBe(true);
  });
});

describe('likeliestPlaces', () => {
  it('keeps villages of one name apart', () => {
    const two = [place({}), place({})];
    expect(likeliestPlaces(two)).toEqual(two);
  });

  it('takes a town that is much larger than its namesakes, and not one that is only somewhat larger', () => {
    const town = place({ population: 12_000 });
    expect(likeliestPlaces([place({}), town])).toEqual([town]);
    expect(likeliestPlaces([town, place({ population: 3_000 })])).toHaveLength(2);
    expect(likeliestPlaces([place({ population: 9_000 }), place({})])).toHaveLength(2);
  });

  it('does not count a town’s own station and postal place, or a double of it, as rivals', () => {
    const village = place({ lat: 60, lon: 17 });
    const station = place({ kind: 'station', lat: 60.05, lon: 17 });
    expect(likeliestPlaces([station, village])).toEqual([village]);
    expect(likeliestPlaces([village, place({ lat: 60.01, lon: 17 })])).toEqual([village]);
    const elsewhere = place({ kind: 'station', lat: 61, lon: 17 });
    expect(likeliestPlaces([village, elsewhere])).toHaveLength(2);
  });

  it('counts a foreign namesake only when it is a city many times larger', () => {
    const swedish = place({ population: 900 });
    const village = place({ country: 'NO', population: 5_000 });
    const city = place({ country: 'IT', population: 2_800_000 });
    expect(likeliestPlaces([swedish, village])).toEqual([swedish]);
    expect(likeliestPlaces([swedish, place({ country: 'DE', population: 90_000 })])).toEqual([swedish]);
    // Where one must be chosen anyway, it is one of the choices.
    const twin = place({ lat: 65 });
    const abroad = place({ country: 'NO', lat: 70 });
    expect(likeliestPlaces([place({}), twin, abroad])).toHaveLength(3);
    // Then the person chooses: size alone does not send a coach abroad.
    expect(likeliestPlaces([swedish, city])).toEqual([swedish, city]);
  });
});

describe('a central station', () => {
  it.each([
    ['goteborgs centralstation', ['goteborgs c', 'goteborg c']],
    ['centralstationen goteborg', ['goteborg c']],
    ['centralen i malmo', ['malmo c']],
    ['boras central', ['boras c', 'bora c']],
    ['stockholm central station', ['stockholm c']],
    ['central', []],
    ['centrala gatan 3 gavle', []],
    ['uppsala', []],
  ])('in «%s» is %j', (key, keys) => expect(centralStationKeys(key)).toEqual(keys));
});
