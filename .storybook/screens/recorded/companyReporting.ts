import Page, { type loader } from '~/areas/company/reporting/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyReporting = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/reporting/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
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
        busySeconds: 0,
        utilisation: 0,
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
        busySeconds: 0,
        utilisation: 0,
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
        busySeconds: 0,
        utilisation: 0,
      },
    ],
  },
  sv: { title: 'Rapport 2026' },
  en: { title: 'Report 2026' },
});
