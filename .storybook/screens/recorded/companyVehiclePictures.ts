import Page, { type loader } from '~/areas/company/vehicles/pictures';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehiclePictures = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/pictures/16',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: { id: 16, name: 'CKC04C', pictures: [], revision: 'Bo0K-OvlwFAEWcGb_1qb9B', megabytes: 10 },
  sv: { title: 'Bilder av CKC04C' },
  en: { title: 'Pictures of CKC04C' },
});
