import Page, { type loader } from '~/areas/admin/accessibility/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAddAccessibility: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/configurations/accessibility/add',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ny tillgänglighet' },
    en: { ...same, title: 'New accessibility' },
  },
};
