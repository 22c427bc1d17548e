import type { Translate } from '~/i18n/text-keys';
import { wordFor } from '~/i18n/open-key';
import type { PaymentIssue } from '@bff/domain/payments';

/** The words for payment issues. A provider's code without one is shown as it is. */
export function issueNames(t: Translate) {
  return {
    kind: (kind: PaymentIssue['kind']): string => t(`payments:issues.kinds.${kind}`),
    detail: ({ kind, detail }: Pick<PaymentIssue, 'kind' | 'detail'>): string =>
      wordFor(t, kind === 'dispute' ? 'payments:disputes.is' : 'payments:issues.details', detail),
    /** What to do about it. */
    advice: ({ kind }: Pick<PaymentIssue, 'kind'>): string => t(`payments:issues.advice.${kind}`),
  };
}
