import Page, { type loader } from '~/areas/company/vehicles/map';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  buses: [
    {
      id: 16,
      registrationNumber: 'CKC04C',
      model: 'Demo Touring S 49',
      isActive: true,
      where: 'waiting',
      placeName: null,
      seenAt: null,
      journey: { number: '28049914', status: 'finished', from: 'Uppsala', to: 'Mora' },
    },
    {
      id: 17,
      registrationNumber: 'CNN23F',
      model: 'Modell Comfort 49',
      isActive: true,
      where: 'waiting',
      placeName: null,
      seenAt: null,
      journey: { number: '70992623', status: 'finished', from: 'Uppsala', to: 'Stockholm' },
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
    land: [points('59.805,17.835 59.805,17.475 59.925,17.475 59.925,17.835')],
    lakes: [points('59.805,17.592 59.813,17.598 59.805,17.604')],
    roads: [
      points('59.801,17.768 59.823,17.748 59.836,17.732'),
      points(
        '59.836,17.732 59.848,17.734 59.857,17.729 59.88,17.691 59.897,17.655 59.906,17.651 59.914,17.651 59.939,17.661',
      ),
      points('59.836,17.732 59.845,17.701'),
      points('59.805,17.453 59.817,17.487 59.832,17.51 59.845,17.551'),
    ],
    borders: [],
    towns: [{ names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 }],
    stops: [
      { lat: 59.868595, lon: 17.656173, kind: 'end', label: 'Depå, Uppsala' },
      { lat: 59.860985, lon: 17.654357, kind: 'end', label: 'Depå, Uppsala' },
    ],
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyVehicleMap: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/vehicles/map',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Var bussarna är' },
    en: { ...same, title: 'Where the buses are' },
  },
};
