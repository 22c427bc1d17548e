import Page, { type loader } from '~/areas/company/settlements/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  year: 2026,
  months: [
    {
      month: '2026-01',
      isOpen: false,
      trips: 0,
      notReported: 1,
      customerPrice: 0,
      commission: 0,
      earned: 0,
      tax: 0,
      debts: 0,
      toPay: 0,
    },
    {
      month: '2026-02',
      isOpen: false,
      trips: 0,
      notReported: 0,
      customerPrice: 0,
      commission: 0,
      earned: 0,
      tax: 0,
      debts: 0,
      toPay: 0,
    },
    {
      month: '2026-03',
      isOpen: false,
      trips: 0,
      notReported: 0,
      customerPrice: 0,
      commission: 0,
      earned: 0,
      tax: 0,
      debts: 0,
      toPay: 0,
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySettlements: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/settlements/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Avräkning 2026' },
    en: { ...same, title: 'Settlement 2026' },
  },
};
