import './support/script-env';
import { sandboxKeys } from '@bff/integrations/payments/sandbox-keys';
import { createStripeProvider } from '@bff/integrations/payments/stripe';
import { checkInvariants, compareCharges, type Violation } from '@db/check-invariants';
import { withDatabase } from './support/script-database';

/**
 * `npm run check:invariants`: checks the invariants in the database of DATABASE_URL, otherwise in the private one. Prints the violating
 * rows and exits with 1. Also compares with the provider if its keys, or the port of a running sandbox, are given.
 */
const DAYS_COMPARED = 30;

function provider() {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_ORIGIN, SANDBOX_PORT, APP_SECRET } = process.env;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return createStripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      ...(STRIPE_API_ORIGIN ? { apiOrigin: STRIPE_API_ORIGIN } : {}),
    });
  if (Number(SANDBOX_PORT) > 0 && APP_SECRET)
    return createStripeProvider({
      ...sandboxKeys(APP_SECRET),
      apiOrigin: `http://127.0.0.1:${SANDBOX_PORT}`,
      isSandbox: true,
    });
  return undefined;
}

async function compareWithProvider(): Promise<Violation[] | undefined> {
  const asked = provider();
  if (!asked) return undefined;
  const captured = await asked.listCaptured(new Date(Date.now() - DAYS_COMPARED * 86_400_000));
  return compareCharges(
    captured.map(({ paymentIntentId, amountReceived, amountRefunded, isDisputed }) => ({
      paymentIntentId,
      captured: amountReceived,
      refunded: amountRefunded,
      disputed: isDisputed,
    })),
  );
}

await withDatabase(async () => {
  const charges = await compareWithProvider();
  const violations = [...(await checkInvariants()), ...(charges ?? [])];
  for (const { invariant, rule, rows } of violations) {
    console.log(`${invariant} is broken: ${rule} (${rows.length} rows)`);
    for (const row of rows.slice(0, 20)) console.log(`  ${JSON.stringify(row)}`);
  }
  const checked = charges ? 'I1–I11' : 'I1–I9 and I11 (I10 needs the provider: STRIPE_SECRET_KEY, or SANDBOX_PORT)';
  console.log(violations.length === 0 ? `${checked}: all hold.` : `${checked}: ${violations.length} broken.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
});
