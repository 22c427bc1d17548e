import Page, { type loader } from '~/areas/public/company/company';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Demobuss Stockholm AB',
  company: {
    id: 1,
    name: 'Demobuss Stockholm AB',
    city: 'Stockholm',
    language: 'sv',
    info: 'Ett påhittat bussbolag i Stockholm, för demonstration.',
    certificates: ['roadSafetyCertified'],
    isPartner: false,
    countries: ['DK', 'FI', 'NO', 'SE'],
    reviews: [],
    buses: [
      {
        busType: 'doubleDecker',
        model: 'Demo Double 81',
        seats: 81,
        wheelchairPlaces: 0,
        fuelType: 'hvo100',
        count: 1,
        picture: null,
      },
      {
        busType: 'touristBus',
        model: 'Demo Touring 53',
        seats: 53,
        wheelchairPlaces: 0,
        fuelType: 'diesel18',
        count: 1,
        picture: null,
      },
      {
        busType: 'touristBus',
        model: 'Modell Comfort 53',
        seats: 53,
        wheelchairPlaces: 0,
        fuelType: 'electric',
        count: 1,
        picture: null,
      },
    ],
    rating: 4.666666666666667,
    ratings: 120,
  },
  logo: null,
  search: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyPage: ScreenOf<Loaded> = {
  Page,
  path: '/companies/1',
  user: null,
  loaded: {
    sv: same,
    en: same,
  },
};
