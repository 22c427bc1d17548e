import Page, { type loader } from '~/areas/admin/users/edit';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditUser = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/users/edit/10',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    id: 10,
    saved: { name: 'Adam Avtalsgren', email: 'deal.admin@demo.invalid', phone: '', roles: '', companyId: '' },
    values: { name: 'Adam Avtalsgren', email: 'deal.admin@demo.invalid', phone: '', roles: '', companyId: '' },
    revision: 'YiMuHlFqC10rhvOaCqujYi',
    access: null,
  },
  sv: { title: 'Ändra Adam Avtalsgren' },
  en: { title: 'Edit Adam Avtalsgren' },
});
