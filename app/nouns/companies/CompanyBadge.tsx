import { useTranslation } from '~/i18n/use-translation';
import type { CompanyStatus } from '@bff/domain/companies';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

export const companyTones: Record<CompanyStatus, Tone> = {
  active: 'success',
  suspended: 'warning',
  inactive: 'neutral',
};

export function CompanyBadge({ status }: { status: CompanyStatus }) {
  const { t } = useTranslation('companies');
  return <StatusBadge tone={companyTones[status]}>{t(`companies.status.${status}`)}</StatusBadge>;
}
