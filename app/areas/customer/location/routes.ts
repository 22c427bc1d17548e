import { screen } from '../../../screen';

const file = (name: string) => `areas/customer/location/${name}`;
const path = 'booking/vehicle-location/:id';

/** Where a booked bus is; `:id` is the booking's public number. */
export const locationScreens = {
  vehicleLocation: screen(path, file('vehicle-location.tsx'), { area: 'general', back: 'booking/list' }),
  vehicleLocationLive: screen(`${path}/live`, file('live.ts'), { area: 'general' }),
};
