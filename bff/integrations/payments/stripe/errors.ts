import Stripe from 'stripe';
import { PaymentProviderRefused, PaymentProviderUnavailable } from '../port';

/** Runs a call to Stripe and turns the library's errors into the port's. */
export async function calling<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw portError(error);
  }
}

function portError(error: unknown): unknown {
  // An answer that does not match the description: what happened is unknown.
  if (error instanceof TypeError || error instanceof RangeError)
    return new PaymentProviderUnavailable('an answer that cannot be read', { cause: error });
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const message = `${error.type}: ${error.message}`;
  const status = error.statusCode;
  // A conflict (409) is another request with the same key in progress; 429 and 5xx are temporary; a wrong key is ours to fix, and the
  // request had no effect: it may be repeated once the key is right.
  const passing = status === undefined || status === 409 || status === 429 || status >= 500;
  if (passing || error instanceof Stripe.errors.StripeAuthenticationError) {
    return new PaymentProviderUnavailable(message, { cause: error });
  }
  return new PaymentProviderRefused(message, error.code ?? null, { cause: error });
}
