import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { Area } from '../area';

/** ISO codes of the base map's names: the countries that a coach from Sweden can drive to. */
const CODES: Record<string, string> = {
  Albania: 'AL',
  Andorra: 'AD',
  Austria: 'AT',
  Belarus: 'BY',
  Belgium: 'BE',
  'Bosnia and Herz.': 'BA',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Czechia: 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Ireland: 'IE',
  Italy: 'IT',
  Kosovo: 'XK',
  Latvia: 'LV',
  Liechtenstein: 'LI',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Macedonia: 'MK',
  Moldova: 'MD',
  Monaco: 'MC',
  Montenegro: 'ME',
  Netherlands: 'NL',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Russia: 'RU',
  'San Marino': 'SM',
  Serbia: 'RS',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  Turkey: 'TR',
  Ukraine: 'UA',
  'United Kingdom': 'GB',
  Vatican: 'VA',
  Åland: 'AX',
};

/** Finds the country of a position on the European base map (borders accurate to a kilometre or two; the sea has none). */
export class Countries {
  private readonly areas: readonly (readonly [code: string, area: Area])[];

  constructor(dataFolder: string) {
    const map = JSON.parse(readFileSync(join(dataFolder, 'basemap-europe.topojson'), 'utf8')) as Topology<{
      countries: GeometryCollection<{ name: string }>;
    }>;
    this.areas = feature(map, map.objects.countries).features.flatMap(({ geometry, properties }) => {
      const code = CODES[properties.name];
      return code ? [[code, new Area([geometry])] as const] : [];
    });
  }

  at(lat: number, lon: number): string | undefined {
    return this.areas.find(([, area]) => area.contains(lat, lon))?.[0];
  }
}
