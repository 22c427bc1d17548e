import Page, { type loader } from '~/areas/admin/content-pages/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateContentPage: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/content-pages/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ny innehållssida' },
    en: { ...same, title: 'New content page' },
  },
};
