import { useTranslation } from '~/i18n/use-translation';
import type { VehicleStatus } from '@states/vehicle-states';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';

export function VehicleBadge({ status }: { status: VehicleStatus }) {
  const { t } = useTranslation('fleet');
  return <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{t(`vehicles.status.${status}`)}</StatusBadge>;
}
