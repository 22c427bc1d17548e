import { deliveryStates as states } from '@states/delivery-states';
import { enforced } from '../shared/transitions';

export type { DeliveryStatus } from '@states/delivery-states';
export const deliveryStates = enforced('webhookDelivery', states);
