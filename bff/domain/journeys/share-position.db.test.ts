// Traces: S8-617
import { afterEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { JourneyPosition } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { lastPosition, purgePositions, reportJourney, sharePosition } from '.';
import { journeyFixture } from './testing/journey-fixture';

useTestDatabase({ pool: 10 });
afterEach(() => clock.release());

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );
const at = (ms = 0) => ({ at: new Date(clock.millis() + ms), lat: 60.1234, lon: 17.5, accuracyMetres: 12 });

it('a position is stored while the journey is on the road, the newest of each ten seconds', async () => {
  const trip = await journeyFixture();
  const share = (ms?: number, lat = 60.1234) => sharePosition(trip.driver, trip.number, { ...at(ms), lat });
  expect(await keyOf(share())).toBe('journey.notRunning');
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  clock.freeze(new Date(Math.ceil(clock.millis() / 10_000) * 10_000));
  await Promise.all([share(), share(), share(1 * SECOND), share(2 * SECOND, 61)]);
  await share(3 * SECOND, 62);
  await share(11 * SECOND, 63);
  expect(await JourneyPosition.count({ where: { journeyId: trip.journeyId } })).toBe(2);
  expect(await lastPosition(trip.journeyId)).toMatchObject({ lat: 63, lon: 17.5, accuracyMetres: 12 });
  // A late position is history, and moves nobody.
  await share(-5 * MINUTE, 1);
  expect(await lastPosition(trip.journeyId)).toMatchObject({ lat: 63 });
  await reportJourney(trip.driver, { number: trip.number, act: 'finish' });
  expect(await keyOf(share())).toBe('journey.notRunning');
});

it('a position from the future or another day is refused', async () => {
  const trip = await journeyFixture();
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  const share = (ms: number) => keyOf(sharePosition(trip.driver, trip.number, at(ms)));
  expect([await share(3 * MINUTE), await share(-2 * HOUR), await share(MINUTE)]).toEqual(['input.invalid', 'input.invalid', 'done']); // prettier-ignore
});

it('only the driver can share a position', async () => {
  const [trip, other] = [await journeyFixture(), await journeyFixture()];
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  expect(await keyOf(sharePosition(other.driver, trip.number, at()))).toBe('journey.notFound');
  expect(await keyOf(sharePosition(trip.customer, trip.number, at()))).toBe('journey.notFound');
  expect(await keyOf(sharePosition(trip.operator, trip.number, at()))).toBe('auth.noPermission');
});

it('a position is deleted after a month', async () => {
  const trip = await journeyFixture();
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  await sharePosition(trip.driver, trip.number, at());
  clock.advance(31 * DAY);
  expect(await purgePositions()).toBeGreaterThan(0);
  expect(await lastPosition(trip.journeyId)).toBeUndefined();
});
