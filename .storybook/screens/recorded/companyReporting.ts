import Page, { type loader } from '~/areas/company/reporting/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  year: 2026,
  months: [
    {
      month: '2026-01',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      total: 0,
      busySeconds: 0,
      availableSeconds: 10713600,
    },
    {
      month: '2026-02',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      total: 0,
      busySeconds: 0,
      availableSeconds: 9676800,
    },
    {
      month: '2026-03',
      trips: 0,
      passengers: 0,
      metres: 0,
      emissionsGrams: 0,
      deviations: 0,
      operatorPrice: 0,
      customerPrice: 0,
      total: 0,
      busySeconds: 0,
      availableSeconds: 10699200,
    },
  ],
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyReporting: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/reporting/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: { sv: { ...same, title: 'Rapport 2026' }, en: { ...same, title: 'Report 2026' } },
};
