import Page, { type loader } from '~/areas/admin/notes/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { values: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAddNote: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/notes/add?customer=1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ny anteckning', back: { to: '/dashboard/admin/customers/1', label: 'Kunden' } },
    en: { ...same, title: 'New note', back: { to: '/dashboard/admin/customers/1', label: 'The customer' } },
  },
};
