import Page, { type loader } from '~/areas/traffic/overview';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficOverview = recorded<typeof loader>({
  Page,
  path: '/dashboard/traffic',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  same: {
    served: [
      { id: 1, name: 'Demo Uppsala kommun' },
      { id: 2, name: 'Demotåg AB' },
    ],
    active: null,
    units: [],
    traffic: null,
  },
  sv: { title: 'Trafikledning' },
  en: { title: 'Traffic control' },
});
