import Page, { type loader } from '~/areas/admin/settlements/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSettlements = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/settlements/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    month: '2026-11',
    months: ['2026-10', '2026-12'],
    companies: [
      {
        companyId: 5,
        name: 'Demobuss Uppsala AB',
        trips: 3,
        customerPrice: 4452805,
        commission: 404800,
        earned: 4048005,
        tax: 242880,
        debts: 0,
        toPay: 4290885,
      },
      {
        companyId: 10,
        name: 'Demobuss Linköping AB',
        trips: 1,
        customerPrice: 2227680,
        commission: 202516,
        earned: 2025164,
        tax: 121510,
        debts: 0,
        toPay: 2146674,
      },
      {
        companyId: 39,
        name: 'Demotrafik Malmö AB',
        trips: 1,
        customerPrice: 926792,
        commission: 84254,
        earned: 842538,
        tax: 50552,
        debts: 0,
        toPay: 893090,
      },
    ],
  },
  sv: { title: 'Avräkning 2026-11' },
  en: { title: 'Settlement 2026-11' },
});
