import { afterAll, beforeAll } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { type BookingWorld, startBookingWorld } from './payments';

/** Of the test file that runs: there once its tests do. */
export let world: BookingWorld;

/** A database, a market and a payment provider for the tests of a file. Call it where they begin. */
export function useBookingWorld({ pool = 20 } = {}): void {
  useTestDatabase({ pool });
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterAll(() => world.stop());
}
