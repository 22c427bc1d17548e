import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { OfficeRequestStatus } from '@states/quote-states';

const TONES: Record<OfficeRequestStatus, Tone> = { waiting: 'warning', quoted: 'success', noQuote: 'danger' };

/** Where a whole quote request stands: «No quote» is the one that an administrator can do something about. */
export function OfficeRequestBadge({ status }: { status: OfficeRequestStatus }) {
  const { t } = useTranslation('quotes');
  return <StatusBadge tone={TONES[status]}>{t(`office.states.${status}`)}</StatusBadge>;
}
