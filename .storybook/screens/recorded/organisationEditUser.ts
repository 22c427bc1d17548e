import Page, { type loader } from '~/areas/organisation/users/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  id: 11,
  saved: { name: 'Bea Avtalslund', email: 'deal.booker@demo.invalid', phone: '', roles: '', companyId: '' },
  values: { name: 'Bea Avtalslund', email: 'deal.booker@demo.invalid', phone: '', roles: '', companyId: '' },
  revision: 'VeUt2p7NKPegL1YRciC9Qc',
  access: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationEditUser: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/users/edit/11',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Ändra Bea Avtalslund' },
    en: { ...same, title: 'Edit Bea Avtalslund' },
  },
};
