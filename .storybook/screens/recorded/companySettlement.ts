import Page, { type loader } from '~/areas/company/settlements/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  statement: {
    company: { id: 5, name: 'Demobuss Uppsala AB', orgNumber: '5599000055' },
    month: '2026-01',
    isOpen: false,
    lines: [],
    sums: { trips: 0, notReported: 0, customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companySettlement: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/settlements/details/2026-01',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Avräkning 2026-01' },
    en: { ...same, title: 'Settlement 2026-01' },
  },
};
