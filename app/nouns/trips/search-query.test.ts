// Traces: S1-002, S2-043, S2-046, S5-011, S5-015, S5-028, S5-029
import { describe, expect, it, test } from 'vitest';
import { readSearch } from './read-search.server';

const base =
  'tripType=day-trip&stop=Uppsala&stop=G%C3%A4vle&departure=2027-03-10T08:00&return=2027-03-10T18:00&adults=38&children=6';
const parse = (address: string) => readSearch(new URLSearchParams(address));
const fieldsOf = (address: string) => {
  const result = parse(address);
  return 'errors' in result ? result.errors.map((error) => `${error.field}:${error.message}`) : [];
};

describe('search address', () => {
  it('reads a complete address', () => {
    const result = parse(base);
    expect('query' in result && result.query).toMatchObject({
      tripType: 'day-trip',
      stops: [{ text: 'Uppsala' }, { text: 'Gävle' }],
      adults: 38,
      children: 6,
      wheelchairs: 0,
      sort: 'price',
      page: 1,
    });
    expect('query' in result && result.query.departure.toISOString()).toBe('2027-03-10T07:00:00.000Z');
  });

  it('leaves out empty rows between the ends', () => {
    const result = parse(base.replace('&stop=G', '&stop=&stop=Tierp&stop=&stop=G'));
    expect('query' in result && result.query.stops.map(({ text }) => text)).toEqual(['Uppsala', 'Tierp', 'Gävle']);
  });

  it.each(['12500', '12 500', '12 500 kr', '12500kr', '12.500', '12,500', 'SEK 12,500'])(
    'reads %s as an amount',
    (typed) => {
      const result = parse(`${base}&maxPrice=${encodeURIComponent(typed)}`);
      expect('query' in result && result.query.filters.maxPrice).toBe(12_500);
    },
  );

  it.each(['12,5', 'billigt', '99 999 999'])('«%s» is no highest price', (typed) =>
    expect(fieldsOf(`${base}&maxPrice=${encodeURIComponent(typed)}`)).toEqual(['maxPrice:forms.number']),
  );

  it('tells a time that is none at the time, and with a day that is none at the day', () => {
    const typed = (day: string, time: string) =>
      base.replace(/departure=[^&]*/, `departure=${encodeURIComponent(day)}&departure=${encodeURIComponent(time)}`);
    expect(fieldsOf(typed('10 mars 2027', '25:00'))).toEqual(['departure:forms.momentTime']);
    expect(fieldsOf(typed('31 februari', '25:00'))).toEqual(['departure:forms.momentBoth,forms.noSuchDay']);
    expect(fieldsOf(typed('snart', '08:00'))).toEqual(['departure:forms.day']);
  });

  it('tells a time that has passed together with what cannot be read', () => {
    const past = base.replace('departure=2027-03-10', 'departure=2020-01-01');
    expect(fieldsOf(past.replace(/return=[^&]*/, 'return=hej').replace('adults=38', 'adults=n'))).toEqual([
      'departure:booking.departurePast',
      'return:forms.date',
      'adults:forms.number',
    ]);
    expect(fieldsOf(base.replace(/departure=[^&]*/, 'departure=hej').replace('return=2027', 'return=2020'))).toEqual([
      'departure:forms.date',
      'return:booking.returnPast',
    ]);
    // Alone it is the domain's to say.
    expect(fieldsOf(past)).toEqual([]);
  });

  it.each([
    ['return=2027-03-10T07:00', 'return:booking.returnBeforeDeparture'],
    ['return=2027-03-11T18:00', 'return:booking.dayTripOneDay'],
  ])('tells what is wrong with %s together with a number that cannot be read', (back, error) => {
    const wrong = base.replace(/return=[^&]*/, back);
    expect(fieldsOf(wrong.replace('children=6', 'children=x'))).toEqual([error, 'children:forms.number']);
    expect(fieldsOf(wrong.replace('children=6', 'children=x').replace('day-trip', 'one-way'))).toEqual([
      'children:forms.number',
    ]);
    expect(fieldsOf(wrong), "alone it is the domain's to say").toEqual([]);
  });

  it('tells that nobody travels together with what cannot be read', () =>
    expect(fieldsOf(base.replace('adults=38&children=6', 'adults=0').replace(/return=[^&]*/, 'return=hej'))).toEqual([
      'return:forms.date',
      'adults:forms.atLeast,1',
    ]));

  it.each(['44 personer', '44 pers.', '44 st', '44 people', '44 adults', '44 vuxna'])('«%s» are 44', (typed) => {
    const result = parse(base.replace('adults=38', `adults=${encodeURIComponent(typed)}`));
    expect('query' in result && result.query.adults).toBe(44);
  });

  it('three children are no adults', () => {
    expect(fieldsOf(base.replace('adults=38', 'adults=3 barn'))).toEqual(['adults:forms.number']);
    expect(fieldsOf(base.replace('children=6', 'children=3 barn'))).toEqual([]);
  });

  it("names the form's row, even after empty ones", () => {
    expect(fieldsOf(base.replace('&stop=G', '&stop=&stop=Tierp&wait=soon&stop=G'))).toEqual(['wait-2:forms.number']);
    expect(fieldsOf(base.replace('&stop=G', `&stop=&stop=${'x'.repeat(500)}&stop=G`))).toEqual([
      'stop-2:forms.tooLong,120',
    ]);
    const result = parse(base.replace('&stop=G', '&stop=&stop=Tierp&stop=G'));
    expect('query' in result && result.query.rows).toEqual([0, 2, 3]);
  });

  test.each([
    [
      '',
      [
        'stop-0:forms.required',
        'stop-1:forms.required',
        'departure:forms.required',
        'return:forms.required',
        'adults:forms.required',
      ],
    ],
    [base.replace('adults=38', 'adults=-3'), ['adults:forms.notNegative']],
    [base.replace('adults=38', 'adults=many'), ['adults:forms.number']],
    [base.replace('adults=38', 'adults=1e9'), ['adults:forms.number']],
    [base.replace('adults=38', 'adults=99999'), ['adults:forms.atMost,1000']],
    [base.replace('2027-03-10T08:00', '2027-02-31T08:00'), ['departure:forms.noSuchDay']],
    [base.replace('2027-03-10T08:00', "'; DROP TABLE"), ['departure:forms.date']],
    [base.replace('day-trip', 'moon-trip'), ['tripType:forms.invalid']],
    [base.replace('stop=Uppsala', `stop=${'x'.repeat(500)}`), ['stop-0:forms.tooLong,120']],
    [base + '&stop=a'.repeat(30), ['stop:forms.tooMany,20']],
  ])('refuses %s', (address, expected) => {
    for (const error of expected) expect(fieldsOf(address)).toContain(error);
  });

  it('requires a return unless the trip is one-way', () => {
    const without = base.replace('&return=2027-03-10T18:00', '');
    expect(fieldsOf(without)).toContain('return:forms.required');
    expect(fieldsOf(without.replace('day-trip', 'one-way'))).toEqual([]);
  });

  it('replaces a nonsense sort order or page with the default', () => {
    const result = parse(`${base}&sort=colour&page=-4`);
    expect('query' in result && [result.query.sort, result.query.page]).toEqual(['price', 1]);
  });
});

describe('dwell time', () => {
  it('keeps the picked place of each stop, unless it is nonsense', () => {
    const result = parse(
      base.replace('&stop=G', '&stopId=se-uppsala&stop=&stopId=&stop=Tierp&stopId=%00&wait=90&stop=G'),
    );
    expect('query' in result && result.query.stops.map(({ id }) => id)).toEqual(['se-uppsala', undefined, undefined]);
  });

  const waitsOf = (address: string) => {
    const result = parse(address);
    return 'query' in result ? result.query.waits : fieldsOf(address);
  };
  const via = base.replace('&stop=G', '&stop=Tierp&wait=90&stop=G');

  it('belongs to its stop, and is zero at the ends', () => {
    expect(waitsOf(via)).toEqual([0, 90, 0]);
    expect(waitsOf(via.replace('stop=Uppsala', 'stop=Uppsala&wait=30'))).toEqual([0, 90, 0]);
    expect(waitsOf(base)).toEqual([0, 0]);
  });

  it('stays with its stop when empty rows are left out', () => {
    expect(waitsOf(base.replace('&stop=G', '&stop=&wait=15&stop=Tierp&wait=90&stop=&wait=&stop=G'))).toEqual([
      0, 90, 0,
    ]);
  });

  it('is validated', () => {
    expect(waitsOf(via.replace('wait=90', 'wait=-5'))).toContain('wait-1:forms.notNegative');
    expect(waitsOf(via.replace('wait=90', 'wait=soon'))).toContain('wait-1:forms.number');
  });
});
