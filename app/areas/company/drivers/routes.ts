// Traces: S1-011
import { screen } from '../../../screen';

export const driverScreens = {
  driverTimeline: screen('dashboard/company/drivers', 'areas/company/drivers/timeline.tsx', { area: 'company' }),
};
