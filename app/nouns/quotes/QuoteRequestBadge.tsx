import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { ShownRequestStatus } from '@states/quote-states';

const tones: Record<ShownRequestStatus, Tone> = {
  new: 'info',
  answered: 'success',
  rejected: 'danger',
  expired: 'neutral',
};

interface QuoteRequestBadgeProps {
  status: ShownRequestStatus;
  /** `asked`: in the customer's words, for whom their own request is not «new». */
  side?: 'status' | 'asked';
}

/** A company's answer to a quote request. */
export function QuoteRequestBadge({ status, side = 'status' }: QuoteRequestBadgeProps) {
  const { t } = useTranslation('quotes');
  return <StatusBadge tone={tones[status]}>{t(`${side}.${status}`)}</StatusBadge>;
}
