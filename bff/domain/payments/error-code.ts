import { PaymentProviderRefused, PaymentProviderUnavailable } from '@bff/integrations/payments/port';

/** A code for it: an error's own text may contain anything. */
export function codeOf(error: unknown): string {
  if (error instanceof PaymentProviderUnavailable) return 'unavailable';
  if (error instanceof PaymentProviderRefused) return error.code ?? 'refused';
  return 'unexpected';
}
