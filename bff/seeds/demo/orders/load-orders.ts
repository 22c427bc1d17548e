import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { registerOrderPayments } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { HOUR } from '@bff/domain/shared/time';
import { createRouter } from '@bff/integrations/router';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { Sequelize } from 'sequelize';
import { staffNamed } from './demo-actors';
import { startDemoPayments } from './demo-payments';
import { workOffOutbox } from './demo-outbox';
import { atOtherTimes } from './moved-time';
import { orderSteps } from './order-steps';
import { quoteSteps } from './quote-steps';
import { wantedOrders } from './wanted-orders';

/** Mails that are younger than this are left to the product, so that the mailbox has some from its first minute on. */
const MAIL_WAITS_MS = 30 * HOUR;
/** Roads, relative to where the product is started. */
const GEODATA = 'data/geo';

/**
 * Orders, and requests for quotes, as customers would have made them: searched, held, filled in, paid at the sandbox, canceled and refunded by the product's own
 * verbs, each at its time. A trip that nobody offers is left out. `dataFolder` is where the sandbox of the installation keeps its journal.
 */
export async function loadOrders(database: Sequelize, dataFolder: string): Promise<void> {
  const now = clock.now();
  provide({ router: createRouter({ dataFolder: GEODATA }) });
  registerOrderPayments(orderPaymentsOfBookings);
  const { companyId } = await staffNamed('company');
  const payments = await startDemoPayments(dataFolder);
  const missing = new Set<number>();
  // What is logged of these days gone by, a refused refund for one, is nothing that anybody has to look at now.
  const { level } = logger;
  logger.level = 'silent';
  try {
    await atOtherTimes(database, async (moveTime) => {
      const steps = [
        ...wantedOrders.flatMap((wanted, index) => orderSteps(wanted, { index, now, companyId, payments, moveTime })),
        ...(companyId === null ? [] : quoteSteps({ now, companyId })),
      ];
      const byTime = () => steps.sort((a, b) => a.at.getTime() - b.at.getTime());
      byTime();
      for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
        if (missing.has(step.order)) continue;
        moveTime(step.at);
        const taken = await step.take();
        if (taken === false) missing.add(step.order);
        if (Array.isArray(taken)) steps.push(...taken);
        byTime();
        const mails = now.getTime() - step.at.getTime() > MAIL_WAITS_MS ? 'sent' : 'wait';
        await workOffOutbox({ mails });
        // A refund that was sent may have been refused, which is told again.
        if ((await payments.settle()) > 0) await workOffOutbox({ mails });
        await payments.handOver();
      }
    });
  } finally {
    logger.level = level;
    await payments.stop();
  }
  if (missing.size > 0) logger.warn({ orders: [...missing] }, 'demo orders that nobody offers a bus for');
}
