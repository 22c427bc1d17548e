import Page, { type loader } from '~/areas/company/depots/add';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddDepot = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/depots/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: { values: {} },
  sv: { title: 'Ny depå' },
  en: { title: 'New depot' },
});
