import Page, { type loader } from '~/areas/company/driver-costs/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDriverCosts = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/driver-costs/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    query: {
      text: '',
      filters: {},
      sort: 'validFrom',
      descending: true,
      plainSort: '-validFrom',
      page: 1,
      rows: 20,
      plainRows: 20,
    },
    errors: {},
    choices: { scope: ['basic', 'exception', 'temporary'], when: ['now', 'coming', 'past'] },
    look: { isDense: false, rows: 20, columns: undefined },
    list: {
      rows: [
        {
          id: 5,
          kind: 'driver',
          companyId: 5,
          scope: 'basic',
          name: 'Grundprislista',
          validFrom: '2025-01-01',
          validTo: null,
          prices: {
            costPerHour: 39500,
            minimumMinutes: 180,
            standbyPerHour: 19800,
            overnightPerNight: 122900,
            obWeekdayAmount: null,
            obWeekdayBasisPoints: 1000,
            obWeekendAmount: null,
            obWeekendBasisPoints: 2000,
            overtimeNormalAmount: null,
            overtimeNormalBasisPoints: 5000,
            overtimeQualifiedAmount: null,
            overtimeQualifiedBasisPoints: 10000,
          },
          subjects: [],
          mainPrice: 39500,
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      pageSize: 20,
    },
    isMissing: false,
  },
  sv: { title: 'Förarkostnader' },
  en: { title: 'Driver costs' },
});
