import Page, { type loader } from '~/areas/admin/notes/add';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminAddNote = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/notes/add?customer=1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: { values: {} },
  sv: { title: 'Ny anteckning', back: { to: '/dashboard/admin/customers/1', label: 'Kunden' } },
  en: { title: 'New note', back: { to: '/dashboard/admin/customers/1', label: 'The customer' } },
});
