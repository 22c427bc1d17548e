import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { QuoteStatus } from '@states/quote-states';

const tones: Record<QuoteStatus, Tone> = {
  open: 'info',
  inProgress: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  expired: 'neutral',
};

/** The state of a company's quote in a word. */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('quotes');
  return <StatusBadge tone={tones[status]}>{t(`quoteStatus.${status}`)}</StatusBadge>;
}
