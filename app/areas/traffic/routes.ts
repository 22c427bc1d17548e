// Traces: S1-022
import { screen } from '../../screen';

/** The traffic controllers' screens, below /dashboard/traffic; `:id` is the public number of a request or a journey. */
export const trafficScreens = {
  trafficMain: screen('dashboard/traffic', 'areas/traffic/overview.tsx', { area: 'traffic' }),
  trafficListLook: screen('dashboard/traffic/list-look', 'areas/traffic/list-look.ts', { area: 'traffic' }),
  organisationQuotes: screen('dashboard/traffic/quotes', 'areas/traffic/quotes.tsx', { area: 'traffic' }),
  organisationQuoteRequest: screen('dashboard/traffic/quotes/:id', 'areas/traffic/quote-request.tsx', {
    area: 'traffic',
    back: 'dashboard/traffic/quotes',
  }),
  organisationJourney: screen('dashboard/traffic/journeys/:id', 'areas/traffic/journey.tsx', {
    area: 'traffic',
    back: 'dashboard/traffic',
  }),
  actForOwner: screen('dashboard/traffic/act-for', 'areas/traffic/act-for-owner.tsx', {
    area: 'traffic',
    back: 'dashboard/traffic',
  }),
  trafficFind: screen('dashboard/traffic/find', 'areas/traffic/find.tsx', { area: 'traffic', search: true }),
};
