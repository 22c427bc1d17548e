import Page, { type loader } from '~/areas/traffic/overview';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  served: [
    { id: 1, name: 'Demo Uppsala kommun' },
    { id: 2, name: 'Demotåg AB' },
  ],
  active: null,
  choices: [
    { id: 1, name: 'Demo Uppsala kommun', onTheRoad: 0, late: 0, next: new Date('2026-12-14T07:00:00.000Z') },
    { id: 2, name: 'Demotåg AB', onTheRoad: 0, late: 0, next: null },
  ],
  units: [],
  traffic: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficOverview: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: { sv: { ...same, title: 'Trafikledning' }, en: { ...same, title: 'Traffic control' } },
};
