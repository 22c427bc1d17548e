import Page, { type loader } from '~/areas/admin/transport-companies/commission';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  typed: '',
  company: { id: 66, name: 'Demobuss Alingsås AB', status: 'active' },
  commission: { basisPoints: null, since: null, upcoming: [], past: [], revision: 'WXRR2e_-VK5anzZEuTVfDa' },
  general: 1000,
  today: '2026-11-25',
  history: [],
  draft: {},
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCompanyCommission: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/transport-companies/commission/66',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Provision för Demobuss Alingsås AB' },
    en: { ...same, title: 'Commission for Demobuss Alingsås AB' },
  },
};
