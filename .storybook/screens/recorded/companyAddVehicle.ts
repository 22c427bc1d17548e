import Page, { type loader } from '~/areas/company/vehicles/add';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  depots: [
    { id: 6, name: 'Depå Centrum' },
    { id: 7, name: 'Depå Norr' },
  ],
  usualPickup: 100000,
  values: { busType: 'touristBus', wheelchairPlaces: '0' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddVehicle: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      ...same,
      title: 'Ny buss',
      accessibility: [
        { value: 'lowFloor', label: 'Lågt golv' },
        { value: 'wheelchairLift', label: 'Rullstolslift' },
      ],
    },
    en: {
      ...same,
      title: 'New bus',
      accessibility: [
        { value: 'lowFloor', label: 'Low floor' },
        { value: 'wheelchairLift', label: 'Wheelchair lift' },
      ],
    },
  },
};
