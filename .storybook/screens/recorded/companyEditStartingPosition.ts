import Page, { type loader } from '~/areas/company/vehicles/edit-starting-position';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Gävle',
  id: 401,
  vehicle: { id: 16, name: 'CKC04C' },
  depots: [
    { id: 6, name: 'Depå Centrum' },
    { id: 7, name: 'Depå Norr' },
  ],
  saved: { startsAt: '2027-01-13T08:00', endsAt: '2027-01-13T17:00', depotId: '', place: '60.67452, 17.14174' },
  values: { startsAt: '2027-01-13T08:00', endsAt: '2027-01-13T17:00', depotId: '', place: '60.67452, 17.14174' },
  revision: 'W-NQw5Xit7DFMUnhUz4FHY',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditStartingPosition: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/starting-positions/16/edit/401',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: same, en: same },
};
