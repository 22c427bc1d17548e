import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';

/** Why a refund did not arrive, as its bank says it; what has no word is shown as it came. */
export const failureText = (t: Translate, reason: string | null): string | null =>
  reason && wordFor(t, 'payments:failures', reason);

/** Why a bank declined a payment. */
export const declineText = (t: Translate, code: string | null): string | null =>
  code && wordFor(t, 'payments:declines', code);
