import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';

/** Why a refund failed, in the reader's words; a reason without a text is shown as the bank wrote it. */
export const failureText = (t: Translate, reason: string | null): string | null =>
  reason && wordFor(t, 'payments:failures', reason);

const CARD_IS_GONE: readonly (string | null)[] = ['lost_or_stolen_card', 'expired_or_canceled_card'];

/** The card itself is why a refund failed: another try meets the same answer. */
export const isCardGone = (reason: string | null): boolean => CARD_IS_GONE.includes(reason);

/** Why a bank declined a payment, in the reader's words; a code without a text is shown as it came. */
export const declineText = (t: Translate, code: string | null): string | null =>
  code && wordFor(t, 'payments:declines', code);
