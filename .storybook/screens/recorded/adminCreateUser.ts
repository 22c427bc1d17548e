import Page, { type loader } from '~/areas/admin/users/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateUser = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/users/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    companies: [
      { id: 66, name: 'Demobuss Alingsås AB' },
      { id: 71, name: 'Demobuss Boo AB' },
      { id: 38, name: 'Demobuss Borlänge AB' },
    ],
    roleSets: ['driver', 'companyAdmin', 'drivingCompanyAdmin', 'trafficController', 'systemAdmin'],
  },
  sv: { title: 'Lägg till användare', values: { language: 'sv' } },
  en: { title: 'Add user', values: { language: 'en' } },
});
