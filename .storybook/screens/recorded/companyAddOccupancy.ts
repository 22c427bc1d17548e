import Page, { type loader } from '~/areas/company/occupancy/add';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddOccupancy = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/occupancy/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    vehicles: [
      { id: 16, name: 'CKC04C' },
      { id: 17, name: 'CNN23F' },
      { id: 18, name: 'CRZ42J' },
    ],
    values: { vehicleId: '' },
  },
  sv: { title: 'Ny spärr' },
  en: { title: 'New lockout' },
});
