import Page, { type loader } from '~/areas/company/vehicles/map';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehicleMap = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/vehicles/map',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    buses: [
      {
        id: 16,
        registrationNumber: 'CKC04C',
        model: 'Demo Touring S 49',
        isActive: true,
        where: 'waiting',
        placeName: null,
        seenAt: null,
        journey: { number: '91374785', status: 'finished', from: 'Uppsala', to: 'Mora' },
      },
      {
        id: 17,
        registrationNumber: 'CNN23F',
        model: 'Modell Comfort 49',
        isActive: true,
        where: 'home',
        placeName: 'Depå, Uppsala',
        seenAt: null,
        journey: null,
      },
      {
        id: 18,
        registrationNumber: 'CRZ42J',
        model: 'Modell Comfort 50',
        isActive: true,
        where: 'home',
        placeName: 'Depå, Uppsala',
        seenAt: null,
        journey: null,
      },
    ],
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
        { lat: 59.860985, lon: 17.654357, kind: 'end', label: 'Depå, Uppsala (2)' },
        { lat: 59.868595, lon: 17.656173, kind: 'end', label: 'Depå, Uppsala' },
      ],
    },
  },
  sv: { title: 'Var bussarna är' },
  en: { title: 'Where the buses are' },
});
