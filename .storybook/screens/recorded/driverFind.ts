import Page, { type loader } from '~/areas/driver/find';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { text: 'uppsala', records: [] } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const driverFind: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/driver/find?q=uppsala',
  user: { id: 5, name: 'Dana Förare', roles: ['DRIVER'], home: '/dashboard/driver' },
  loaded: {
    sv: {
      ...same,
      title: 'Snabbsök',
      screens: [{ title: 'Förare', commands: [{ href: '/sv/dashboard/driver', label: 'Körningar' }] }],
    },
    en: {
      ...same,
      title: 'Quick find',
      screens: [{ title: 'Driver', commands: [{ href: '/en/dashboard/driver', label: 'Journeys' }] }],
    },
  },
};
