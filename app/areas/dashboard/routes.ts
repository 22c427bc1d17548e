import { screen } from '../../screen';

/** What is below /dashboard and no screen of an area: it leads on to the actor's own. */
export const dashboardScreens = {
  dashboard: screen('dashboard/*', 'areas/dashboard/main.tsx', { area: 'dashboard' }),
};
