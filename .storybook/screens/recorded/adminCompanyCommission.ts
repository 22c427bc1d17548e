import Page, { type loader } from '~/areas/admin/transport-companies/commission';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCompanyCommission = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/transport-companies/commission/66',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    typed: '',
    company: { id: 66, name: 'Demobuss Alingsås AB', status: 'active' },
    commission: { basisPoints: null, since: null, upcoming: [], past: [], revision: 'WXRR2e_-VK5anzZEuTVfDa' },
    general: 1000,
    today: '2026-11-25',
    history: [],
    draft: {},
  },
  sv: { title: 'Provision för Demobuss Alingsås AB' },
  en: { title: 'Commission for Demobuss Alingsås AB' },
});
