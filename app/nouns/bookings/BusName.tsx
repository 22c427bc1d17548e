import type { PurchasedBus } from '@bff/areas/customer';
import { useTranslation } from '~/i18n/use-translation';

interface BusNameProps {
  bus: Pick<PurchasedBus, 'busType' | 'model' | 'seats' | 'registrationNumber'>;
  /** Its booking, for those who may open it. */
  href?: string | undefined;
}

/** A bus of an order in its row: what it is, and the number that tells it from its sisters. */
export function BusName({ bus: { busType, model, seats, registrationNumber }, href }: BusNameProps) {
  const { t } = useTranslation('booking');
  const name = `${t('purchase.busName', { type: t(`busType.${busType}`), model, count: seats })}, ${registrationNumber}`;
  return href ? <a href={href}>{name}</a> : name;
}
