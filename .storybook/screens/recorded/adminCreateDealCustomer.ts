import Page, { type loader } from '~/areas/admin/deal-customers/create';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  values: { language: 'sv', paymentOptions: ['invoice'], creditLimit: '0', paymentTermsDays: '30' },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateDealCustomer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deal-customers/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Lägg till avtalskund' },
    en: { ...same, title: 'Add contract customer' },
  },
};
