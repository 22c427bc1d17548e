import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clock } from '@bff/platform/clock';
import { nextTrip } from './next-trip';

const trip = (
  departure: string,
  shown: 'booked' | 'canceled' | 'preliminaryBooked' | 'started' = 'booked',
  to = 'Gävle',
) => ({
  from: 'Uppsala',
  to,
  departure: new Date(departure),
  shown,
});

// Wednesday evening in Sweden.
beforeEach(() => void vi.spyOn(clock, 'now').mockReturnValue(new Date('2027-03-10T22:30:00Z')));
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['the same evening', '2027-03-10T22:45:00Z', 0],
  ['after midnight', '2027-03-10T23:30:00Z', 1],
  ['the next morning', '2027-03-11T07:00:00Z', 1],
  ['over the change to summer time', '2027-03-29T06:00:00Z', 19],
])('a trip %s is so many nights away', (_, departure, nights) => {
  expect(nextTrip([trip(departure)])).toEqual({ from: 'Uppsala', to: 'Gävle', nights });
});

it('is the first of those that are booked and have not left', () => {
  const trips = [
    trip('2027-05-01T07:00:00Z', 'booked', 'Sala'),
    trip('2027-04-01T07:00:00Z', 'booked', 'Falun'),
    trip('2027-03-12T07:00:00Z', 'canceled'),
    trip('2027-03-13T07:00:00Z', 'preliminaryBooked'),
    trip('2027-03-10T07:00:00Z'),
  ];
  expect(nextTrip(trips)).toMatchObject({ to: 'Falun' });
  expect(nextTrip(trips.slice(2))).toBeNull();
});

it('is not spoken of while another one is under way', () => {
  const trips = [trip('2027-04-01T07:00:00Z', 'booked', 'Falun'), trip('2027-03-09T07:00:00Z', 'started', 'Mora')];
  expect(nextTrip(trips)).toEqual({ from: 'Uppsala', to: 'Mora', nights: null });
});
