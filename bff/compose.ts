import { Hono } from 'hono';
import { placeSuggestions } from '@bff/areas/public';
import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { registerOrderPayments } from '@bff/domain/payments';
import { provide } from '@bff/domain/shared/services';
import { startPayments } from '@bff/integrations/payments';
import { createRouter } from '@bff/integrations/router';
import { connect } from '@db/connection';
import { PAYMENT_WEBHOOK_PATH, paymentWebhook, paymentWebhookIdle } from './edge/payment-webhook';
import type { Mounts } from './mounts';
import { env, publicOrigin } from './platform/env';

/** Roads and places, relative to where the server is started. */
const GEODATA = './data/geo';

/** Puts the product together: database, roads, payment provider, mail, jobs; answers what is mounted, and how to take it down again. */
export async function compose(): Promise<{ mounts: Mounts; stop: () => Promise<void> }> {
  const database = connect(env().DATABASE_URL, { pool: env().DATABASE_POOL });
  await database.authenticate();
  const payments = await startPayments(env(), {
    publicOrigin: publicOrigin(),
    webhookUrl: `http://127.0.0.1:${env().PORT}${PAYMENT_WEBHOOK_PATH}`,
  });
  provide({ router: createRouter({ osrmUrl: env().OSRM_URL, dataFolder: GEODATA }), payments: payments.provider });
  registerOrderPayments(orderPaymentsOfBookings);

  const mounts: Mounts = { signed: new Hono(), pages: new Hono() };
  mounts.signed.route('/', paymentWebhook);
  mounts.pages.route('/', placeSuggestions);
  if (payments.pages) mounts.pages.route('/', payments.pages);

  return {
    mounts,
    stop: async () => {
      await paymentWebhookIdle();
      await payments.stop();
      await database.close();
    },
  };
}
