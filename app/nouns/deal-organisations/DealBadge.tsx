import { useTranslation } from '~/i18n/use-translation';
import type { DealOrganisationStatus } from '@bff/domain/deal-organisations';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

export const dealTones: Record<DealOrganisationStatus, Tone> = {
  active: 'success',
  suspended: 'warning',
  inactive: 'neutral',
};

/** The state of an organisation in a word. */
export function DealBadge({ status }: { status: DealOrganisationStatus }) {
  const { t } = useTranslation('deals');
  return <StatusBadge tone={dealTones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
