import { loadavg } from 'node:os';
import {
  type Deviations,
  pairsOfWebhookAndReturn,
  paymentsUnderEvents,
} from '@bff/domain/bookings/testing/payment-load';
import { type BookingWorld, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { brokenPaymentInvariants } from '@bff/domain/payments/testing/payment-invariants';
import { checkInvariants } from '@db/check-invariants';
import { withScratchDatabase } from './scratch-database';

/** P1 and P2 of the programme at their full numbers, against the sandbox over HTTP and a durable database; `npm test` runs fewer. */
async function measured(
  name: string,
  count: number,
  work: (world: BookingWorld, count: number) => Promise<Deviations>,
): Promise<boolean> {
  return withScratchDatabase(30, async () => {
    const world = await startBookingWorld();
    try {
      const started = performance.now();
      const deviations = await work(world, count);
      const seconds = (performance.now() - started) / 1_000;
      await world.settle();
      const broken = [
        ...(await checkInvariants()).map(({ invariant, rule }) => `${invariant}: ${rule}`),
        ...(await brokenPaymentInvariants()).map(({ rule, id }) => `${rule}: ${id}`),
      ];
      console.log(
        `${name}: ${count} in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(1)} a second, load ${loadavg()[0]!.toFixed(1)}), ` +
          `${deviations.length} deviations, ${broken.length} broken invariants`,
      );
      for (const failure of [...deviations, ...broken]) console.log(`FAILED: ${failure}`);
      return deviations.length + broken.length === 0;
    } finally {
      await world.stop();
    }
  });
}

export const p1 = {
  run: (count = 1_000) => measured('P1 payments with events repeated, shuffled and late', count, paymentsUnderEvents),
};
export const p2 = {
  run: (count = 1_000) => measured('P2 webhook against return page', count, pairsOfWebhookAndReturn),
};
