import { useTranslation } from '~/i18n/use-translation';
import type { ApplicantStatus } from '@bff/domain/applicants';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const tones: Record<ApplicantStatus, Tone> = { received: 'warning', approved: 'success', denied: 'neutral' };

export function ApplicantBadge({ status }: { status: ApplicantStatus }) {
  const { t } = useTranslation('companies');
  return <StatusBadge tone={tones[status]}>{t(`applicants.status.${status}`)}</StatusBadge>;
}
