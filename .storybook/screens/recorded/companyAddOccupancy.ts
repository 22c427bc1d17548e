import Page, { type loader } from '~/areas/company/occupancy/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  vehicles: [
    { id: 16, name: 'CKC04C' },
    { id: 17, name: 'CNN23F' },
    { id: 18, name: 'CRZ42J' },
  ],
  values: { vehicleId: '' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddOccupancy: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/occupancy/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Ny spärr' },
    en: { ...same, title: 'New lockout' },
  },
};
