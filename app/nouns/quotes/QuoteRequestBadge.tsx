import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { ShownRequestStatus } from '@states/quote-states';

const tones: Record<ShownRequestStatus, Tone> = {
  new: 'info',
  answered: 'success',
  rejected: 'danger',
  expired: 'neutral',
};

/** A company's answer to a quote request. */
export function QuoteRequestBadge({ status }: { status: ShownRequestStatus }) {
  const { t } = useTranslation('quotes');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
