import { afterAll, expect, it } from 'vitest';
import { provide } from '@bff/domain/shared/services';
import { roads } from '@bff/integrations/router/testing/roads';
import { leg, trip } from '@bff/domain/trips/testing/trips';
import { planTrip } from './trip-plan';

const [sandhamn, gavle, uppsala] = [
  { lat: 59.2833, lon: 18.9167 },
  { lat: 60.6749, lon: 17.1413 },
  { lat: 59.8586, lon: 17.6389 },
];
const fault = (...places: { lat: number; lon: number }[]) => {
  const stops = places.map((place, id) => ({
    place: { id: String(id), name: String(id), country: 'SE', ...place },
    dwellSeconds: 0,
  }));
  return planTrip({ ...trip({}), stops }).catch((error: unknown) => error);
};

afterAll(() => provide({ router: roads() }));

it('blames the stop that has no road', async () => {
  provide({ router: roads() });
  expect(await fault(sandhamn, gavle)).toMatchObject({ key: 'booking.noRoute', field: 'stop-0' });
  expect(await fault(gavle, sandhamn)).toMatchObject({ field: 'stop-1' });
  expect(await fault(gavle, uppsala, sandhamn)).toMatchObject({ field: 'stop-2' });
});

it('blames no stop if each has roads, but none leads to the other', async () => {
  const apart = ([from, to]: readonly unknown[]) => Promise.resolve(from === to ? [leg('1:00')] : undefined);
  provide({ router: { ...roads(), route: apart } });
  expect(await fault(gavle, uppsala)).toMatchObject({ key: 'booking.noRoute', field: '' });
});
