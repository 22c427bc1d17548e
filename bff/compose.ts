import { Hono } from 'hono';
import { announceBooking, createApi, purgeApi, sendWebhook } from '@bff/api';
import { placeSuggestions, uploadedImages } from '@bff/areas/public';
import { purgeAttemptsAndLinks, registerUserManager } from '@bff/domain/accounts';
import { sendAnalyticsEvent } from '@bff/domain/analytics';
import {
  announceRefund,
  expireChanges,
  expireHolds,
  mailFailedPayment,
  orderPaymentsOfBookings,
  personalDataOfBookings,
  personalDataOfCancellations,
  personalDataOfJourneys,
  receiptForMail,
  registerOrderedQuotes,
  settleOverdueChoices,
} from '@bff/domain/bookings';
import { warnOfPermits } from '@bff/domain/companies';
import { dealUserManager, personalDataOfDealUsers } from '@bff/domain/deal-organisations';
import { carryOutDeletions, purgeSealedRecords, registerPersonalData } from '@bff/domain/erasure';
import { purgeImages } from '@bff/domain/images';
import { allowsLocalWebhooks, giveUpDelivery } from '@bff/domain/integration-users';
import { alertLateJourneys, cancelMissingBuses, closeUnreportedJourneys, purgePositions } from '@bff/domain/journeys';
import {
  alertAdministrators,
  mailSetting,
  purgeMailBudgets,
  sampleMailOverview,
  sendMail,
} from '@bff/domain/notifications';
import { handlePaymentEvents, reconcile, registerOrderPayments, sendRefund } from '@bff/domain/payments';
import { personalDataOfNotes } from '@bff/domain/notes';
import { advanceQuoteRequests, expireQuotes, orderedQuotesOfRequests, personalDataOfQuotes } from '@bff/domain/quotes';
import { purgeSessions } from '@bff/domain/sessions';
import { provide } from '@bff/domain/shared/services';
import { httpAnalytics } from '@bff/integrations/analytics';
import { createMailer, createSamplePages } from '@bff/integrations/mail';
import { startPayments } from '@bff/integrations/payments';
import { createRouter } from '@bff/integrations/router';
import { createWebhookSender } from '@bff/integrations/webhooks';
import { checkServer } from '@db/check-server';
import { connect } from '@db/connection';
import { PAYMENT_WEBHOOK_PATH, paymentWebhook, paymentWebhookIdle } from './edge/payment-webhook';
import { startJobs } from './jobs/start-jobs';
import type { Mounts } from './mounts';
import { metricsPage } from './operations';
import { checkServing, env, publicOrigin } from './platform/env';
import { logger } from './platform/logger';
import { watchPool } from './platform/metrics';
import { exportSpans } from './platform/tracing/export-spans';
import { statementSpan } from './platform/tracing/statement-spans';

/** Roads and places, relative to the server's working directory. */
const GEODATA = './data/geo';

/** Puts the product together: database, roads, payment provider, mail, jobs. Returns what to mount and how to stop it all. */
export async function compose(): Promise<{ mounts: Mounts; stop: () => Promise<void> }> {
  checkServing(env());
  const tracing = await startTracing();
  const database = connect(env().DATABASE_URL, {
    pool: env().DATABASE_POOL,
    ...(tracing && { logging: statementSpan }),
  });
  watchPool(database);
  logger.info(await checkServer(database), 'database server');
  const payments = await startPayments(env(), {
    publicOrigin: publicOrigin(),
    webhookUrl: `http://127.0.0.1:${env().PORT}${PAYMENT_WEBHOOK_PATH}`,
  });
  const mail = createMailer(env());
  const router = createRouter({ osrmUrl: env().OSRM_URL, dataFolder: GEODATA });
  const webhooks = createWebhookSender({ allowLocal: allowsLocalWebhooks() });
  provide({ router, payments: payments.provider, mailer: mail.mailer, webhooks });
  const { ANALYTICS_URL, METRICS_TOKEN } = env();
  if (ANALYTICS_URL) provide({ analytics: httpAnalytics(ANALYTICS_URL) });
  registerOrderedQuotes(orderedQuotesOfRequests);
  registerOrderPayments(orderPaymentsOfBookings);
  registerPersonalData(personalDataOfBookings);
  registerPersonalData(personalDataOfJourneys);
  registerPersonalData(personalDataOfCancellations);
  registerPersonalData(personalDataOfDealUsers);
  registerPersonalData(personalDataOfQuotes);
  registerPersonalData(personalDataOfNotes);
  registerUserManager(dealUserManager);

  const mounts: Mounts = { signed: new Hono(), pages: new Hono() };
  mounts.signed.route('/', paymentWebhook);
  mounts.signed.route('/', createApi());
  if (METRICS_TOKEN) mounts.signed.route('/', metricsPage(METRICS_TOKEN));
  mounts.pages.route('/', placeSuggestions);
  mounts.pages.route('/', uploadedImages);
  if (payments.pages) mounts.pages.route('/', payments.pages);
  if (mail.pages) mounts.pages.route('/', mail.pages);
  const samples = createSamplePages(env(), async () => sampleMailOverview(await mailSetting()));
  if (samples) mounts.pages.route('/', samples);

  const jobs = await startJobs({
    sendMail: (message) => sendMail(message, { receipt: receiptForMail }),
    sendRefund,
    announceRefund,
    mailFailedPayment,
    sendAnalyticsEvent,
    announceBooking,
    sendWebhook,
    giveUpDelivery,
    handlePaymentEvents,
    reconcile,
    expireHolds: () => expireHolds(),
    alertLateJourneys,
    cancelMissingBuses,
    advanceQuoteRequests,
    settleOverdueChoices,
    expireChanges,
    expireQuotes,
    closeUnreportedJourneys,
    warnOfPermits,
    purgePositions,
    purgeImages,
    purgeMailBudgets,
    purgeSessionsAndTries: async () => {
      await purgeSessions();
      await purgeAttemptsAndLinks();
      await purgeSealedRecords();
      await purgeApi();
    },
    carryOutDeletions,
    alertAdministrators,
  });

  return {
    mounts,
    // Stop the work in progress first, then what it depends on.
    stop: async () => {
      await jobs.stop();
      await paymentWebhookIdle();
      await mail.mailer.close();
      await payments.stop();
      await database.close();
      await tracing?.stop();
    },
  };
}

/** Sends spans to the installation's collector, if it has one. */
async function startTracing(): Promise<{ stop(): Promise<void> } | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return exportSpans({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: OTEL_SERVICE_NAME,
    share: OTEL_TRACES_SAMPLER_ARG,
  });
}
