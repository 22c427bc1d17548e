import Page, { type loader } from '~/areas/company/settlements/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySettlements = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/settlements/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    year: 2026,
    months: [
      { month: '2026-01', trips: 0, customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 },
      { month: '2026-02', trips: 0, customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 },
      { month: '2026-03', trips: 0, customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 },
    ],
  },
  sv: { title: 'Avräkning 2026' },
  en: { title: 'Settlement 2026' },
});
