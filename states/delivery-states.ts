import { transitions } from './transitions';

/** An event on its way to an integration. One that was given up waits again when somebody resends it. */
export const deliveryStates = transitions(
  { pending: ['delivered', 'failed'], delivered: [], failed: ['pending'] },
  { starts: ['pending'], ends: ['delivered'] },
);

export type DeliveryStatus = (typeof deliveryStates.states)[number];
