import Page, { type loader } from '~/areas/company/occupancy/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 9947,
  vehicle: 'CKC04C',
  saved: { startsAt: '2027-02-03T07:00', endsAt: '2027-02-03T16:00', comment: 'Kontrollbesiktning' },
  values: { startsAt: '2027-02-03T07:00', endsAt: '2027-02-03T16:00', comment: 'Kontrollbesiktning' },
  revision: '2iVgkZ3RATTsJDH5UdO0Ti',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyEditLockout: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/occupancy/edit/9947',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Spärr för CKC04C' },
    en: { ...same, title: 'Lockout for CKC04C' },
  },
};
