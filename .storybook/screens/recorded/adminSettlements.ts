import Page, { type loader } from '~/areas/admin/settlements/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  month: '2026-11',
  months: ['2026-10', '2026-12'],
  companies: [
    {
      companyId: 5,
      name: 'Demobuss Uppsala AB',
      isOpen: true,
      trips: 4,
      notReported: 1,
      customerPrice: 5113054,
      commission: 464823,
      earned: 4648231,
      tax: 278894,
      debts: 0,
      toPay: 4927125,
    },
    {
      companyId: 10,
      name: 'Demobuss Linköping AB',
      isOpen: true,
      trips: 1,
      notReported: 0,
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
      isOpen: true,
      trips: 1,
      notReported: 0,
      customerPrice: 926792,
      commission: 84254,
      earned: 842538,
      tax: 50552,
      debts: 0,
      toPay: 893090,
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminSettlements: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/settlements/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Avräkning 2026-11' },
    en: { ...same, title: 'Settlement 2026-11' },
  },
};
