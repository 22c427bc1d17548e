import { screen } from '../../../screen';

/** `:id` is the journey's public number. */
export const missingBusScreens = {
  missingBus: screen('journey/missing-bus/:id', 'areas/customer/missing-bus/missing-bus.tsx', { area: 'general' }),
};
