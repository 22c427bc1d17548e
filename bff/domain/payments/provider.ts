import { service } from '@bff/domain/shared/services';
import type { PaymentProvider } from '@bff/integrations/payments/port';
import { currentTransaction } from '@db/async-transaction';

/** The payment provider. Refuses inside a transaction: a slow network must never hold locks. */
export function paymentProvider(): PaymentProvider {
  if (currentTransaction()) throw new Error('the payment provider was called inside a transaction');
  return service('payments');
}
