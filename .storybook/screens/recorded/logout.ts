import Page, { type loader } from '~/areas/public/auth/logout';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const logout: ScreenOf<Loaded> = {
  Page,
  path: '/auth/logout',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { title: 'Vill du logga ut?' },
    en: { title: 'Do you want to log out?' },
  },
};
