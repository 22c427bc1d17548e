import Page, { type loader } from '~/areas/company/vehicles/add';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyAddVehicle = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/add',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    depots: [
      { id: 6, name: 'Depå Centrum' },
      { id: 7, name: 'Depå Norr' },
    ],
    usualPickup: 100000,
    values: { busType: 'touristBus', wheelchairPlaces: '0' },
  },
  sv: {
    title: 'Ny buss',
    accessibility: [
      { value: 'lowFloor', label: 'Lågt golv' },
      { value: 'wheelchairLift', label: 'Rullstolslift' },
    ],
  },
  en: {
    title: 'New bus',
    accessibility: [
      { value: 'lowFloor', label: 'Low floor' },
      { value: 'wheelchairLift', label: 'Wheelchair lift' },
    ],
  },
});
