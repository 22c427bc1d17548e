import Page, { type loader } from '~/areas/admin/customers/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { isCorporate: false, query: {} } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateCustomer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/customers/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Lägg till kund', values: { language: 'sv' } },
    en: { ...same, title: 'Add customer', values: { language: 'en' } },
  },
};
