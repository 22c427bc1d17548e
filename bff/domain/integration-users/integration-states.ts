import { transitions } from '../shared/transitions';

/** An integration is good until it is canceled, for ever: whoever needs one again makes a new one with a new key. */
export const integrationStates = transitions<'active' | 'canceled'>({
  active: ['canceled'],
  canceled: [],
});

export type IntegrationStatus = (typeof integrationStates.states)[number];

/** One webhook to one integration: tried until it has arrived, or given up; a person may let it try again. */
export const deliveryStates = transitions<'pending' | 'delivered' | 'failed'>({
  pending: ['delivered', 'failed'],
  delivered: [],
  failed: ['pending'],
});

export type DeliveryStatus = (typeof deliveryStates.states)[number];
