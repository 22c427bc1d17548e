import Page, { type loader } from '~/areas/company/occupancy/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 9969,
  vehicle: 'CKC04C',
  saved: { startsAt: '2027-02-03T08:00', endsAt: '2027-02-03T17:00', comment: 'Service mwwah1hc' },
  values: { startsAt: '2027-02-03T08:00', endsAt: '2027-02-03T17:00', comment: 'Service mwwah1hc' },
  revision: 'ghDCpYGvVObD3njbFlMQgN',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditLockout: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/occupancy/edit/9969',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: { ...same, title: 'Spärr för CKC04C' }, en: { ...same, title: 'Lockout for CKC04C' } },
};
