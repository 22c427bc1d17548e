import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { AskedStatus } from '@states/quote-states';

export const requestTones: Record<AskedStatus, Tone> = {
  new: 'info',
  answered: 'success',
  offered: 'success',
  rejected: 'danger',
  expired: 'neutral',
  closed: 'neutral',
  withdrawn: 'neutral',
};
// What is news to a company is a wait for everybody else.
const askedTones: typeof requestTones = { ...requestTones, new: 'warning' };

interface QuoteRequestBadgeProps {
  status: AskedStatus;
  /** `asked`: in the words of those who wait for the answer, customers and administrators, for whom it is not «new». */
  side?: 'status' | 'asked';
  isFollowed?: boolean;
}

/** A company's answer to a quote request. */
export function QuoteRequestBadge({ status, side = 'status', isFollowed }: QuoteRequestBadgeProps) {
  const { t } = useTranslation('quotes');
  return (
    <StatusBadge tone={(side === 'asked' ? askedTones : requestTones)[status]} isFollowed={isFollowed}>
      {t(`${side}.${status}`)}
    </StatusBadge>
  );
}
