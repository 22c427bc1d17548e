import Page, { type loader } from '~/areas/company/users/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { companies: null, roleSets: ['driver', 'companyAdmin', 'drivingCompanyAdmin'] } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyCreateUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/users/create',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Lägg till användare', values: { language: 'sv' } },
    en: { ...same, title: 'Add user', values: { language: 'en' } },
  },
};
