import Page, { type loader } from '~/areas/company/vehicle-costs/add-basic';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { id: null, revision: '', saved: {}, subjects: [], example: null } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddVehicleCosts: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicle-costs/add-basic',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ny grundprislista: fordonskostnader',
      values: {
        name: 'Grundprislista',
        validFrom: '2026-11-25',
        validTo: '',
        subjects: [],
        exampleFrom: 'Uppsala',
        exampleTo: 'Stockholm',
        exampleTrip: 'day',
      },
    },
    en: {
      ...same,
      title: 'New basic price list: vehicle costs',
      values: {
        name: 'Basic price list',
        validFrom: '2026-11-25',
        validTo: '',
        subjects: [],
        exampleFrom: 'Uppsala',
        exampleTo: 'Stockholm',
        exampleTrip: 'day',
      },
    },
  },
};
