import Page, { type loader } from '~/areas/admin/customers/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateCustomer = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/customers/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: { isCorporate: false, query: {} },
  sv: { title: 'Lägg till kund', values: { language: 'sv' } },
  en: { title: 'Add customer', values: { language: 'en' } },
});
