import { useTranslation } from '~/i18n/use-translation';
import type { VehicleStatus } from '@states/vehicle-states';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

export const vehicleTone = (status: VehicleStatus): Tone => (status === 'active' ? 'success' : 'neutral');

export function VehicleBadge({ status }: { status: VehicleStatus }) {
  const { t } = useTranslation('fleet');
  return <StatusBadge tone={vehicleTone(status)}>{t(`vehicles.status.${status}`)}</StatusBadge>;
}
