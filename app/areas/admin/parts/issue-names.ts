import type { TFunction } from 'i18next';
import type { PaymentIssue } from '@bff/domain/payments';

/** The words for payment issues. What a provider calls something, and we do not, is shown as it is. */
export function issueNames(t: TFunction<'payments'>) {
  const word = (key: string, name: string): string => {
    // With its namespace: lists bring a `t` of all of them.
    const text: unknown = t(`payments:${key}` as 'payments:issues.title', { defaultValue: name });
    return typeof text === 'string' ? text : name;
  };
  return {
    kind: (kind: PaymentIssue['kind']): string => t(`payments:issues.kinds.${kind}`),
    detail: ({ kind, detail }: Pick<PaymentIssue, 'kind' | 'detail'>): string =>
      word(kind === 'dispute' ? `disputes.is.${detail}` : `issues.details.${detail}`, detail),
    /** What there is to do about it. */
    advice: ({ kind }: Pick<PaymentIssue, 'kind'>): string => t(`payments:issues.advice.${kind}`),
  };
}
