import { screen } from '../../screen';

/** Addresses below /dashboard that belong to no area: they redirect to the actor's own. */
export const dashboardScreens = {
  dashboard: screen('dashboard/*', 'areas/dashboard/main.tsx', { area: 'dashboard' }),
};
