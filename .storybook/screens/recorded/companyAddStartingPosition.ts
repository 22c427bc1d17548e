import Page, { type loader } from '~/areas/company/vehicles/add-starting-position';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  vehicle: { id: 16, name: 'CKC04C' },
  depots: [
    { id: 6, name: 'Depå Centrum' },
    { id: 7, name: 'Depå Norr' },
  ],
  values: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddStartingPosition: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/starting-positions/16/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Ny tillfällig startplats' },
    en: { ...same, title: 'New temporary starting position' },
  },
};
