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
      journey: { number: '97668263', status: 'waitsForReturn', from: 'Uppsala', to: 'Mora' },
    },
    {
      id: 17,
      registrationNumber: 'CNN23F',
      model: 'Modell Comfort 49',
      isActive: true,
      where: 'waiting',
      placeName: null,
      seenAt: null,
      journey: { number: '39662291', status: 'waitsForReturn', from: 'Uppsala', to: 'Stockholm' },
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
    land: [points('59.615,18.405 59.615,16.905 60.115,16.905 60.115,18.405')],
    lakes: [
      points(
        '59.615,17.347 59.615,17.672 59.710,17.603 59.721,17.543 59.615,17.528 59.670,17.455 59.739,17.489 59.757,17.548 59.764,17.625 59.674,17.642 59.625,17.705 59.615,17.765',
      ),
    ],
    roads: [
      points('59.681,18.410 59.653,18.359 59.642,18.346 59.615,18.289 59.593,18.266'),
      points('59.599,17.446 59.622,17.387 59.627,17.362 59.648,17.145'),
      points('59.595,17.896 59.618,17.901'),
      points(
        '59.618,17.901 59.634,17.898 59.653,17.889 59.675,17.871 59.693,17.868 59.706,17.852 59.735,17.824 59.748,17.815 59.767,17.790 59.801,17.768 59.823,17.748 59.836,17.732',
      ),
    ],
    borders: [],
    towns: [
      { names: { sv: 'Uppsala', en: 'Uppsala' }, lat: 59.859, lon: 17.639 },
      { names: { sv: 'Enköping', en: 'Enköping' }, lat: 59.636, lon: 17.078 },
    ],
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
  loaded: { sv: { ...same, title: 'Var bussarna är' }, en: { ...same, title: 'Where the buses are' } },
};
