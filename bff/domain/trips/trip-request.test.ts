// Traces: S5-030, S5-040, S5-041, S5-042, S8-043, S8-088, S8-089, S8-105, S8-107, S8-108, S8-109, S8-696
import { describe, expect, it, test } from 'vitest';
import { countriesOf, quoteOnlyReason } from './direct-booking';
import { at, leg, trip } from './testing/trips';
import { checkTripRequest, type TripRequest } from './trip-request';

const now = at('2027-03-01T12:00:00Z');
const faults = (request: TripRequest) =>
  checkTripRequest(request, { now, maximumTripDays: 14 }).map(({ key, field, params }) =>
    [field, key, ...params].join(' '),
  );

const good = trip({});
const round = (departure: string, back: string, type: TripRequest['type'] = 'round-trip') =>
  trip({ type, departure: at(departure), return: at(back) });

describe('a trip request', () => {
  test.each<[string, TripRequest, string[]]>([
    ['one-way', good, []],
    ['departure now', { ...good, departure: now }, ['departure booking.departurePast']],
    ['a moment later', { ...good, departure: new Date(now.getTime() + 1) }, []],
    ['return before departure', round('2027-03-10T08:00:00Z', '2027-03-10T07:59:00Z'), ['return booking.returnBeforeDeparture']],
    ['return at departure', round('2027-03-10T08:00:00Z', '2027-03-10T08:00:00Z'), ['return booking.returnBeforeDeparture']],
    ['both past', round('2027-02-10T08:00:00Z', '2027-02-11T08:00:00Z'), ['departure booking.departurePast', 'return booking.returnPast']],
    ['a day trip until a minute before midnight', round('2027-03-10T08:00:00Z', '2027-03-10T22:59:00Z', 'day-trip'), []],
    ['a day trip until midnight in Stockholm', round('2027-03-10T08:00:00Z', '2027-03-10T23:00:00Z', 'day-trip'), ['return booking.dayTripOneDay']],
    ['two UTC days, one local day', round('2027-03-09T23:00:00Z', '2027-03-10T20:00:00Z', 'day-trip'), []],
    ['14 days', round('2027-03-10T08:00:00Z', '2027-03-24T08:00:00Z'), []],
    ['a minute over 14 days', round('2027-03-10T08:00:00Z', '2027-03-24T08:01:00Z'), ['return booking.tooManyDays 14']],
    ['stops of over 14 days', trip({ dwell: ['336:01'] }), ['stop-1 booking.tooManyDays 14']],
    ['no return', { ...trip({}), type: 'day-trip' }, ['return input.invalid']],
    ['a one-way trip with a return', { ...round('2027-03-10T08:00:00Z', '2027-03-11T08:00:00Z'), type: 'one-way' }, ['return input.invalid']],
    ['no time at all', { ...good, departure: new Date(NaN) }, ['departure input.invalid']],
    ['one stop', { ...good, stops: good.stops.slice(0, 1) }, ['stop-0 input.invalid']],
    ['20 stops', { ...good, stops: manyStops(20) }, []],
    ['21 stops', { ...good, stops: manyStops(21) }, ['stop-0 input.invalid']],
    ['the same place at both ends', { ...good, stops: [good.stops[0]!, good.stops[0]!] }, ['stop-1 booking.sameEnds']],
    [
      'the same place twice in a row',
      { ...good, stops: [good.stops[0]!, good.stops[0]!, good.stops[1]!] },
      ['stop-1 booking.sameStop'],
    ],
    ['there and back by stops', { ...good, stops: [...good.stops, good.stops[0]!] }, []],
    ['a negative stay', { ...good, stops: good.stops.map((stop) => ({ ...stop, dwellSeconds: -1 })) }, ['stop-0 input.invalid', 'stop-1 input.invalid']],
    ['nobody', { ...good, adults: 0 }, ['adults input.invalid']],
    ['children alone', { ...good, adults: 0, children: 1 }, []],
    ['half a person', { ...good, adults: 1.5 }, ['adults input.invalid']],
    ['a negative number', { ...good, wheelchairs: -1 }, ['wheelchairs input.invalid']],
  ])('%s', (_, request, expected) => expect(faults(request)).toEqual(expected)); // prettier-ignore
});

function manyStops(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...good.stops[0]!,
    place: { ...good.stops[0]!.place, lat: 59 + index / 10 },
  }));
}

describe('booking directly', () => {
  const abroad = {
    ...leg('1:00'),
    countries: [
      { country: 'SE', metres: 40_000 },
      { country: 'NO', metres: 40_000 },
    ],
  };
  const swedish = leg('1:00');

  it('a foreign country between Swedish stops requires a quote, between others it does not', () => {
    expect(quoteOnlyReason(trip({}), { legs: [abroad] })).toBe('foreignPassage');
    expect(quoteOnlyReason(trip({ countries: ['SE', 'NO'] }), { legs: [abroad] })).toBeUndefined();
    const three = trip({ dwell: ['0:00'], countries: ['SE', 'SE', 'NO'] });
    expect(quoteOnlyReason(three, { legs: [abroad, abroad] })).toBe('foreignPassage');
    expect(quoteOnlyReason(three, { legs: [swedish, abroad] })).toBeUndefined();
  });

  it('the way back counts', () => {
    const there = (countries: string[]) => trip({ return: at('2027-03-11T07:00:00Z'), countries });
    expect(quoteOnlyReason(there(['SE', 'SE']), { legs: [swedish], back: abroad })).toBe('foreignPassage');
    expect(quoteOnlyReason(there(['SE', 'NO']), { legs: [abroad], back: abroad })).toBeUndefined();
    expect(quoteOnlyReason(there(['SE', 'SE']), { legs: [swedish], back: { ...swedish, hasLongFerry: true } })).toBe(
      'longFerry',
    );
  });

  it.each([
    ['2027-03-16T06:00:00Z', undefined],
    ['2027-03-16T06:01:00Z', 'weeklyRest'],
  ])('six days, including the way back: return %s → %s', (back, expected) => {
    expect(quoteOnlyReason(trip({ return: at(back) }), { legs: [swedish], back: swedish })).toBe(expected);
  });

  it('six days of stops', () => {
    const ways = { legs: [leg('1:00'), leg('1:00')] };
    expect(quoteOnlyReason(trip({ dwell: ['142:00'] }), ways)).toBeUndefined();
    expect(quoteOnlyReason(trip({ dwell: ['142:01'] }), ways)).toBe('weeklyRest');
  });

  it('countries are those of the legs with passengers, in order', () => {
    const request = trip({ return: at('2027-03-11T07:00:00Z'), countries: ['SE', 'NO'] });
    expect(countriesOf(request, { legs: [abroad], back: abroad })).toEqual(['SE', 'NO']);
    expect(countriesOf(trip({}), { legs: [swedish] })).toEqual(['SE']);
    // Malmö – Berlin: Denmark comes before the country that the trip ends in.
    const [from, to] = request.stops;
    const south = { ...request, stops: [from!, { ...to!, place: { ...to!.place, country: 'DE' } }] };
    const through = { ...abroad, countries: ['SE', 'DK', 'DE'].map((country) => ({ country, metres: 1_000 })) };
    expect(countriesOf(south, { legs: [through] })).toEqual(['SE', 'DK', 'DE']);
  });
});
