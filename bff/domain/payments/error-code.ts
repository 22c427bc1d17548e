import { PaymentProviderRefused, PaymentProviderUnavailable } from '@bff/integrations/payments/port';

/** A word for it: an error's own text may carry anything. */
export function codeOf(error: unknown): string {
  if (error instanceof PaymentProviderUnavailable) return 'unavailable';
  if (error instanceof PaymentProviderRefused) return error.code ?? 'refused';
  return 'unexpected';
}
