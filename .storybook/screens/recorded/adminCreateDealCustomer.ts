import Page, { type loader } from '~/areas/admin/deal-customers/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateDealCustomer = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/deal-customers/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: { values: { language: 'sv', paymentOptions: ['invoice'], creditLimit: '0', paymentTermsDays: '30' } },
  sv: { title: 'Lägg till avtalskund' },
  en: { title: 'Add contract customer' },
});
