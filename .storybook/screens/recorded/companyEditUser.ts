import Page, { type loader } from '~/areas/company/users/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 5,
  saved: { name: 'Dana Förare', email: 'driver@demo.invalid', phone: '', roles: 'driver', companyId: '5' },
  values: { name: 'Dana Förare', email: 'driver@demo.invalid', phone: '', roles: 'driver', companyId: '5' },
  revision: 'KVdn-bn1KlCpBq0F9JV5GX',
  access: { companies: null, roleSets: ['driver', 'companyAdmin', 'drivingCompanyAdmin'] },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/users/edit/5',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Ändra Dana Förare' },
    en: { ...same, title: 'Edit Dana Förare' },
  },
};
