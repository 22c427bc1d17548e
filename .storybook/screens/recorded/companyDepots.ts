import Page, { type loader } from '~/areas/company/depots/list';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDepots = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/depots/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    query: {
      text: '',
      filters: {},
      sort: 'name',
      descending: false,
      plainSort: 'name',
      page: 1,
      rows: 20,
      plainRows: 20,
    },
    errors: {},
    choices: {},
    look: { isDense: false, rows: 20, columns: undefined },
    list: {
      rows: [
        {
          id: 6,
          companyId: 5,
          name: 'Depå Centrum',
          street: '',
          postcode: '',
          city: 'Uppsala',
          lat: 59.860985,
          lon: 17.654357,
          vehicles: 3,
        },
        {
          id: 7,
          companyId: 5,
          name: 'Depå Norr',
          street: '',
          postcode: '',
          city: 'Uppsala',
          lat: 59.868595,
          lon: 17.656173,
          vehicles: 1,
        },
      ],
      total: 2,
      page: 1,
      pages: 1,
      pageSize: 20,
    },
    map: {
      land: [
        [
          [59.80479, 17.835265],
          [59.80479, 17.475265],
          [59.92479, 17.475265],
        ],
      ],
      lakes: [
        [
          [59.80479, 17.591979404618357],
          [59.81321053308958, 17.597727376782487],
          [59.80479, 17.60441379338158],
        ],
      ],
      roads: [
        [
          [59.801, 17.768],
          [59.823, 17.748],
          [59.836, 17.732],
        ],
        [
          [59.836, 17.732],
          [59.848, 17.734],
          [59.857, 17.729],
        ],
        [
          [59.836, 17.732],
          [59.845, 17.701],
        ],
      ],
      borders: [],
      towns: [{ name: 'Uppsala', lat: 59.859, lon: 17.639 }],
      stops: [
        { lat: 59.860985, lon: 17.654357, label: 'Depå Centrum', kind: 'end' },
        { lat: 59.868595, lon: 17.656173, label: 'Depå Norr', kind: 'end' },
      ],
    },
  },
  sv: { title: 'Depåer' },
  en: { title: 'Depots' },
});
