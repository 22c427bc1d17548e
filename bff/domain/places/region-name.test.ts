import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@bff/domain/shared/csv';
import { describePlace, placeFieldText } from './describe-place';
import type { Place } from './place';
import { isQualifiedBy, parsePlaceText } from './place-text';
import { regionName } from './region-name';

const register = parseCsv<'country' | 'county' | 'type'>(readFileSync('data/geo/places-nordic.csv', 'utf8'));
const place = (over: Partial<Place>): Place => ({
  id: 'at-berg',
  name: 'Berg',
  kind: 'locality',
  municipality: '',
  county: '',
  country: 'SE',
  population: null,
  lat: 0,
  lon: 0,
  ...over,
});

describe('regionName', () => {
  it.each([
    ['SE', 'Östergötlands län', 'Östergötlands län', 'Östergötland County'],
    ['SE', 'Uppsala län', 'Uppsala län', 'Uppsala County'],
    ['DE', 'Bavaria', 'Bayern', 'Bavaria'],
    ['FI', 'North Ostrobothnia Region', 'Norra Österbotten', 'North Ostrobothnia'],
    ['NO', 'Vestland', 'Vestland', 'Vestland'],
    ['DK', '', '', ''],
  ])('%s, %s', (country, county, sv, en) => {
    expect(regionName({ country, county }, 'sv')).toBe(sv);
    expect(regionName({ country, county }, 'en')).toBe(en);
  });

  it('has no English word in Swedish, and no other language’s in English, for any region of the register', () => {
    const regions = new Map(register.map(({ country, county }) => [`${country}/${county}`, { country, county }]));
    for (const region of regions.values()) {
      if (region.country === 'SE') continue;
      expect(regionName(region, 'sv')).not.toMatch(
        /\b(Region|County|Municipality|North|South|West|Central|of|novads|Rajons)\b/,
      );
      expect(regionName(region, 'en')).not.toMatch(/\b(novads|Rajons|Hovedstaden|Midtjylland|Syddanmark)\b/);
    }
  });
});

describe('describePlace', () => {
  const upper = place({ id: 'de-berg', municipality: 'Upper Bavaria', county: 'Bavaria', country: 'DE' });
  const swabian = place({ id: 'de-berg-2', municipality: 'Swabia', county: 'Bavaria', country: 'DE' });
  const saxon = place({ id: 'de-berg-3', municipality: 'Dresden', county: 'Saxony', country: 'DE' });

  it('says the region and the country abroad, and the municipality only between namesakes in one region', () => {
    expect(describePlace(upper, [upper, saxon], 'sv')).toBe('ort, Bayern, Tyskland');
    expect(describePlace(upper, [upper, saxon], 'en')).toBe('town, Bavaria, Germany');
    expect(describePlace(upper, [upper, swabian], 'sv')).toBe('ort, Upper Bavaria, Bayern, Tyskland');
    expect(describePlace(place({ name: 'Hamburg', county: 'Hamburg', country: 'DE' }), [], 'sv')).toBe('ort, Tyskland');
  });

  it('makes a text for the field that names the place in the other language as well', () => {
    const near = [
      place({ id: 'se-berg', municipality: 'Linköping', county: 'Östergötlands län' }),
      place({ id: 'se-berg-postal', kind: 'postal-place', municipality: 'Linköping', county: 'Östergötlands län' }),
    ];
    for (const language of ['sv', 'en'] as const) {
      const text = placeFieldText(near[0]!, near, language);
      expect(text).toContain('(');
      expect(isQualifiedBy(near[0]!, parsePlaceText(text).qualifiers), text).toBe(true);
    }
  });

  it('calls Gothenburg by one name in English, as a town and as the municipality around it', () => {
    const town = place({
      id: 'se-goteborg',
      name: 'Gothenburg',
      municipality: 'Göteborg',
      county: 'Västra Götalands län',
    });
    expect(describePlace(town, [], 'en')).toBe('town, Västra Götaland County');
    const village = { ...town, id: 'se-askim', name: 'Askim' };
    expect(describePlace(village, [], 'en')).toBe('town, Gothenburg, Västra Götaland County');
    expect(describePlace(village, [], 'sv')).toBe('ort, Göteborg, Västra Götalands län');
    expect(isQualifiedBy(village, ['gothenburg'])).toBe(true);
  });
});
