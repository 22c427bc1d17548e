import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';

export function VehicleBadge({ status }: { status: string }) {
  const { t } = useTranslation('fleet');
  return <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`vehicles.status.${status}`)}</StatusBadge>;
}
