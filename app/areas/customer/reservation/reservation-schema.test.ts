// Traces: S5-013, S5-054
import { describe, expect, it } from 'vitest';
import '~/forms/zod-messages';
import { reservationSchema } from './reservation-schema';

const FILLED = {
  contactName: 'Rut Resenär',
  contactEmail: 'rut@demo.invalid',
  contactPhone: '070-174 06 05',
  adults: '30',
  children: '0',
  wheelchairs: '0',
  'street-0': 'Stationsgatan 1',
  'street-1': 'Norra Kungsgatan 2',
  terms: 'on',
};

/** Field → its errors. */
function read(change: Record<string, string | undefined>, isOfUnit = false) {
  const parsed = reservationSchema(change['street-2'] ? 3 : 2, { isOfUnit, seats: 53 }).safeParse({
    ...FILLED,
    ...change,
  });
  if (parsed.success) return parsed.data;
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a reservation', () => {
  it('needs the address of every stop, and knows that people board at the first and leave at the last', () => {
    expect(read({})).toMatchObject({
      unitId: null,
      adults: 30,
      stops: [
        { street: 'Stationsgatan 1', stopType: 'pickUp' },
        { street: 'Norra Kungsgatan 2', stopType: 'dropOff' },
      ],
    });
  });

  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ['a stop on the way without its type', { 'street-2': 'Torget 3' }, { 'stopType-1': 'forms.invalid' }],
    [
      'a stop on the way of a type that is none',
      { 'street-2': 'Torget 3', 'stopType-1': 'parking' },
      { 'stopType-1': 'forms.invalid' },
    ],
    ['a stop without its address', { 'street-0': ' ' }, { 'street-0': 'forms.required' }],
    ['terms that are not accepted', { terms: undefined }, { terms: 'booking.termsNotAccepted' }],
    ['nobody who travels', { adults: '0' }, { adults: 'forms.atLeast,1' }],
    ['more than there are seats', { adults: '50', children: '4' }, { adults: 'booking.passengersExceedSeats,53' }],
    [
      'all its mistakes at once',
      { contactPhone: 'abc', 'street-1': ' ', adults: '60' },
      { contactPhone: 'forms.phone', 'street-1': 'forms.required', adults: 'booking.passengersExceedSeats,53' },
    ],
    ['a number that is none, of it alone', { adults: 'många' }, { adults: 'forms.number' }],
  ])('is refused with %s', (_, change, wrong) => expect(read(change)).toEqual(wrong));

  it('may begin and end the way home at other addresses', () => {
    expect(read({ 'homeStreet-0': undefined, 'homeStreet-1': ' Slottstorget 1 ' })).toMatchObject({
      stops: [{ homeStreet: null }, { street: 'Norra Kungsgatan 2', homeStreet: 'Slottstorget 1' }],
    });
    expect(read({ 'homeStreet-1': 'x'.repeat(201) })).toHaveProperty(['homeStreet-1']);
    // It does not call at the stops between.
    const third = { 'street-2': 'Torget 3', 'stopType-1': 'both', 'homeStreet-2': 'Torget 4' };
    expect(read({ 'homeStreet-1': 'Slottstorget 1', ...third })).toMatchObject({
      stops: [{}, { homeStreet: null, stopType: 'both' }, { homeStreet: 'Torget 4' }],
    });
  });

  it('needs a unit if it is for an organisation', () => {
    expect(read({}, true)).toEqual({ unitId: 'booking.unitRequired' });
    expect(read({ unitId: '7' }, true)).toMatchObject({ unitId: 7 });
  });
});
