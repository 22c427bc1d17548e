import Page, { type loader } from '~/areas/company/vehicles/pictures';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 16,
  name: 'CKC04C',
  pictures: [],
  revision: 'Bo0K-OvlwFAEWcGb_1qb9B',
  megabytes: 10,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehiclePictures: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/pictures/16',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Bilder av CKC04C' },
    en: { ...same, title: 'Pictures of CKC04C' },
  },
};
