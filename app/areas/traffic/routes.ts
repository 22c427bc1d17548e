import { screen } from '../../screen';

/** The traffic controllers' screens, below /dashboard/traffic. */
export const trafficScreens = {
  trafficMain: screen('dashboard/traffic', 'areas/traffic/overview.tsx', { area: 'traffic' }),
  organisationQuotes: screen('dashboard/traffic/quotes', 'areas/traffic/quotes.tsx', { area: 'traffic' }),
  trafficFind: screen('dashboard/traffic/find', 'areas/traffic/find.tsx', { area: 'traffic', search: true }),
};
