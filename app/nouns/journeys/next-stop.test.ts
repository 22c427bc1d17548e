import { describe, expect, it } from 'vitest';
import type { JourneySheet } from '@bff/areas/journeys';
import type { JourneyStatus } from '@states/journey-states';
import { nextStop } from './next-stop';

type Leg = JourneySheet['legs'][number];

const at = (time: string) => new Date(`2027-03-10T${time}:00Z`);
const stop = (name: string, arrival: string | null, departure: string | null): Leg['stops'][number] => ({
  name,
  street: null,
  stopType: 'both',
  lat: 60,
  lon: 17,
  arrival: arrival === null ? null : at(arrival),
  departure: departure === null ? null : at(departure),
});
const legs: Leg[] = [
  {
    direction: 'outbound',
    departure: at('08:00'),
    arrival: at('10:00'),
    stops: [stop('Uppsala', null, '08:00'), stop('Tierp', '09:00', '09:10'), stop('Gävle', '10:00', null)],
  },
  {
    direction: 'return',
    departure: at('15:00'),
    arrival: at('17:00'),
    stops: [stop('Gävle', null, '15:00'), stop('Uppsala', '17:00', null)],
  },
];
const next = (status: JourneyStatus, time: string, hasReturn = true) => {
  const found = nextStop({ legs, hasReturn, pickupAt: at('07:45'), status, now: at(time) });
  return found && [found.stop.name, found.at?.toISOString().slice(11, 16)];
};

describe('where a driver goes next', () => {
  it.each<[JourneyStatus, string, string, string]>([
    ['notStarted', '06:00', 'Uppsala', '07:45'],
    ['notStarted', '09:30', 'Uppsala', '07:45'],
    ['started', '07:50', 'Uppsala', '07:45'],
    ['started', '08:30', 'Tierp', '09:00'],
    ['started', '09:30', 'Gävle', '10:00'],
    ['started', '11:30', 'Gävle', '10:00'],
    ['finished', '11:30', 'Gävle', '15:00'],
    ['returnStarted', '14:50', 'Uppsala', '17:00'],
    ['returnStarted', '18:00', 'Uppsala', '17:00'],
  ])('%s at %s: %s at %s', (status, time, name, planned) => {
    expect(next(status, time)).toEqual([name, planned]);
  });

  it('is nowhere once all has been driven', () => {
    expect(next('returnCompleted', '18:00')).toBeUndefined();
    expect(next('terminated', '09:00')).toBeUndefined();
    expect(next('finished', '10:30', false)).toBeUndefined();
  });
});
