import { screen } from '../../screen';

const area = 'driver';
const back = 'dashboard/driver';

/** The drivers' screens, below /dashboard/driver; `:id` is the journey's public number. */
export const driverScreens = {
  driverMain: screen('dashboard/driver', 'areas/driver/journeys.tsx', { area }),
  driverJourney: screen('dashboard/driver/journey/:id', 'areas/driver/journey.tsx', { area, back }),
  terminateDriverJourney: screen('dashboard/driver/journey/:id/terminate', 'areas/driver/terminate.tsx', {
    area,
    back,
  }),
  reportDriverDeviation: screen('dashboard/driver/journey/:id/deviation', 'areas/driver/deviation.tsx', {
    area,
    back,
    uploads: true,
  }),
  driverPosition: screen('dashboard/driver/journey/:id/position', 'areas/driver/position.ts', {
    area,
    frequent: true,
  }),
  driverFind: screen('dashboard/driver/find', 'areas/driver/find.tsx', { area, search: true }),
};
