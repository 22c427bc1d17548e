import { reconcile, settleCheckout } from '@bff/domain/payments';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { select } from '@db/query';
import type { BookingWorld, Reservation } from './payments';

/** What deviated from the expected result under load; empty is right. */
export type Deviations = string[];

const TOGETHER = 4;
const CUSTOMERS = 6;

/** P2 of the programme: the webhook against the return page, that many pairs. One booking, one mail to each side. */
export async function pairsOfWebhookAndReturn(world: BookingWorld, pairs: number): Promise<Deviations> {
  const deviations: Deviations = [];
  for (let done = 0; done < pairs; done += TOGETHER) {
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        const order = await world.opened();
        await world.press(order.sessionId, 'pay');
        await Promise.all([
          settleCheckout(order.sessionId),
          world.payments.settleWebhooks(),
          settleCheckout(order.sessionId),
        ]);
        deviations.push(...(await deviationsOf(world, order)));
      }),
    );
  }
  return [...deviations, ...(await bookedTwice())];
}

/**
 * P1 of the programme: that many customers pay (some after a declined card; every tenth walks away), with each event sent three times,
 * shuffled and up to a second late. Each paid order is booked once, with one mail to each side, and matches the provider's books.
 */
export async function paymentsUnderEvents(world: BookingWorld, payments: number): Promise<Deviations> {
  world.payments.sandbox.sandbox.control({ copies: 3, minDelayMs: 0, maxDelayMs: 1_000 });
  const paid: Reservation[] = [];
  let next = 0;
  const customer = async () => {
    for (let n = next++; n < payments; n = next++) {
      const order = await world.opened();
      if (n % 3 === 0) await world.press(order.sessionId, 'decline');
      if (n % 10 === 9) continue; // walks away
      await world.press(order.sessionId, 'pay');
      if (n % 2 === 0) await settleCheckout(order.sessionId);
      paid.push(order);
      if (n % 25 === 0) await world.payments.settleWebhooks();
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, customer));
  await world.settle();
  clock.advance(5 * MINUTE);
  const { differences } = await reconcile('frequent');
  const deviations: Deviations = differences.map((difference) => `differs: ${JSON.stringify(difference)}`);
  for (const order of paid) deviations.push(...(await deviationsOf(world, order)));
  return [...deviations, ...(await bookedTwice())];
}

async function deviationsOf(world: BookingWorld, order: Reservation): Promise<Deviations> {
  const status = await world.status(order);
  const mails = await world.mails(order);
  return [
    ...(status === 'booked' ? [] : [`${order.orderNumber} is ${status}`]),
    ...(mails.length === 2 ? [] : [`${order.orderNumber} has ${mails.length} mails`]),
  ];
}

const bookedTwice = async (): Promise<Deviations> =>
  (
    await select<{ id: number }>(
      `SELECT b.id FROM bookings b JOIN event_log e ON e.entity = 'booking' AND e.entity_id = b.id AND e.to_state = 'booked'
       GROUP BY b.id HAVING COUNT(*) > 1`,
    )
  ).map(({ id }) => `booking ${id} was booked twice`);
