import Page, { type loader } from '~/areas/company/users/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyCreateUser = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/users/create',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: { companies: null, roleSets: ['driver', 'companyAdmin', 'drivingCompanyAdmin'] },
  sv: { title: 'Lägg till användare', values: { language: 'sv' } },
  en: { title: 'Add user', values: { language: 'en' } },
});
