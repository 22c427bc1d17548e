import Page, { type loader } from '~/areas/company/vehicles/starting-positions';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyStartingPositions = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/starting-positions/16',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    vehicle: { id: 16, name: 'CKC04C' },
    usual: 'Depå',
    temporary: [],
    map: {
      land: [
        [
          [59.800985, 17.834357],
          [59.800985, 17.474357],
          [59.920985, 17.474357],
        ],
      ],
      lakes: [
        [
          [59.800985, 17.589382059075998],
          [59.81321053308958, 17.597727376782487],
          [59.800985, 17.60743519533902],
        ],
      ],
      roads: [
        [
          [59.767, 17.79],
          [59.801, 17.768],
          [59.823, 17.748],
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
      stops: [{ lat: 59.860985, lon: 17.654357, label: 'Depå', kind: 'vehicle' }],
    },
  },
  sv: { title: 'Startplatser för CKC04C' },
  en: { title: 'Starting positions for CKC04C' },
});
