import Page, { type loader } from '~/areas/traffic/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala', records: [] } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const trafficFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/traffic/find?q=uppsala',
  user: { id: 8, name: 'Tove Trafikledare', roles: ['TRAFFIC_CONTROLLER'], home: '/dashboard/traffic' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      screens: [
        {
          title: 'Trafikledning',
          commands: [
            { href: '/sv/dashboard/traffic', label: 'Översikt' },
            { href: '/sv/dashboard/traffic/quotes', label: 'Offerter' },
          ],
        },
      ],
    },
    en: {
      ...same,
      title: 'Quick find',
      screens: [
        {
          title: 'Traffic control',
          commands: [
            { href: '/en/dashboard/traffic', label: 'Overview' },
            { href: '/en/dashboard/traffic/quotes', label: 'Quotes' },
          ],
        },
      ],
    },
  },
};
