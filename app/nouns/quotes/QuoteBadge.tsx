import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { ShownQuoteStatus } from '@states/quote-states';

const tones: Record<ShownQuoteStatus, Tone> = {
  open: 'info',
  inProgress: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** The state of a company's quote in a word. */
export function QuoteBadge({ status, isFollowed }: { status: ShownQuoteStatus; isFollowed?: boolean }) {
  const { t } = useTranslation('quotes');
  return (
    <StatusBadge tone={tones[status]} isFollowed={isFollowed}>
      {t(`quoteStatus.${status}`)}
    </StatusBadge>
  );
}
