import Page, { type loader } from '~/areas/admin/users/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 10,
  saved: { name: 'Adam Avtalsgren', email: 'deal.admin@demo.invalid', phone: '', roles: '', companyId: '' },
  values: { name: 'Adam Avtalsgren', email: 'deal.admin@demo.invalid', phone: '', roles: '', companyId: '' },
  revision: 'YiMuHlFqC10rhvOaCqujYi',
  access: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/users/edit/10',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Ändra Adam Avtalsgren' },
    en: { ...same, title: 'Edit Adam Avtalsgren' },
  },
};
