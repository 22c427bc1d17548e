import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';

/** Why a refund failed, in the reader's words; a reason without a text is shown as the bank wrote it. */
export const failureText = (t: Translate, reason: string | null): string | null =>
  reason && wordFor(t, 'payments:failures', reason);

/** Why a bank declined a payment, in the reader's words; a code without a text is shown as it came. */
export const declineText = (t: Translate, code: string | null): string | null =>
  code && wordFor(t, 'payments:declines', code);
