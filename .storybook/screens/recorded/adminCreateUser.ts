import Page, { type loader } from '~/areas/admin/users/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  companies: [
    { id: 66, name: 'Demobuss Alingsås AB' },
    { id: 71, name: 'Demobuss Boo AB' },
    { id: 38, name: 'Demobuss Borlänge AB' },
  ],
  roleSets: ['driver', 'companyAdmin', 'drivingCompanyAdmin', 'trafficController', 'systemAdmin'],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/users/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Lägg till användare', values: { language: 'sv' } },
    en: { ...same, title: 'Add user', values: { language: 'en' } },
  },
};
