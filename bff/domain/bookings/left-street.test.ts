// Traces: S8-695
import { describe, expect, it } from 'vitest';
import { leftStreets } from './left-street';
import { PLACES } from './testing/market';

const { uppsala, gavle, stockholm, enkoping } = PLACES;
const was = (place: typeof uppsala, street: string | null, homeStreet: string | null = null) => ({
  name: place.name,
  lat: place.lat,
  lon: place.lon,
  street,
  homeStreet,
});
const wanted = (place: typeof uppsala, street: string, homeStreet?: string | null) => ({
  place,
  street,
  homeStreet,
  dwellSeconds: 0,
});
const BOOKED = [was(uppsala, 'Stationsgatan 1'), was(gavle, 'Kyrkogatan 3', 'Slottstorget 1')];
const told = (stops: ReturnType<typeof wanted>[]) =>
  leftStreets(BOOKED, stops).map(({ key, field, params }) => [key, field, ...params].join(' '));
const FROM = wanted(uppsala, 'Stationsgatan 1');

describe('an address left behind when its place changes', () => {
  it.each<[string, ReturnType<typeof wanted>[], string[]]>([
    ['the address of the town before', [FROM, wanted(stockholm, 'Kyrkogatan 3')], ['street-1 Stockholm']],
    ['however it is written', [FROM, wanted(stockholm, ' kyrkogatan  3')], ['street-1 Stockholm']],
    [
      'also the one of the way home',
      [FROM, wanted(stockholm, 'Vasagatan 1', 'Slottstorget 1')],
      ['homeStreet-1 Stockholm'],
    ],
    [
      'both, when two towns are exchanged',
      [wanted(gavle, 'Stationsgatan 1'), wanted(uppsala, 'Kyrkogatan 3')],
      ['street-0 Gävle', 'street-1 Uppsala'],
    ],
    [
      'in the row that a stop has moved to',
      [FROM, wanted(enkoping, 'Torget 2'), wanted(stockholm, 'Kyrkogatan 3')],
      ['street-2 Stockholm'],
    ],
  ])('is asked for anew: %s', (_, stops, fields) =>
    expect(told(stops)).toEqual(fields.map((field) => `booking.streetOfOtherPlace ${field}`)),
  );

  it.each<[string, ReturnType<typeof wanted>[]]>([
    ['nothing is changed', [FROM, wanted(gavle, 'Kyrkogatan 3', 'Slottstorget 1')]],
    ['both are', [FROM, wanted(stockholm, 'Vasagatan 1', null)]],
    ['only the address is', [FROM, wanted(gavle, 'Norra Kungsgatan 2')]],
    ['the towns change places with their addresses', [wanted(gavle, 'Kyrkogatan 3'), FROM]],
    [
      'another town has a street of the same name',
      [FROM, wanted(enkoping, 'Kyrkogatan 3'), wanted(gavle, 'Kyrkogatan 3')],
    ],
  ])('is not, if %s', (_, stops) => expect(told(stops)).toEqual([]));
});
