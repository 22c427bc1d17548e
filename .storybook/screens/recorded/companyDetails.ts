import Page, { type loader } from '~/areas/company/details/details';
import type { LoadedBy, ScreenOf } from '../Screen';
import { points } from '../points';

type Loaded = LoadedBy<typeof loader>;
const same = {
  company: {
    id: 5,
    status: 'active',
    name: 'Demobuss Uppsala AB',
    orgNumber: '5599000055',
    vatNumber: 'SE559900005501',
    contactName: 'Fatima Testander',
    contactEmail: 'operator5@demo.invalid',
    contactPhone: '+46701740615',
    emergencyPhone: '+46701740616',
    language: 'sv',
    info: 'Ett påhittat bussbolag i Uppsala, för demonstration.',
    trafficPermit: '',
    trafficPermitUntil: null,
    version: 1,
    createdAt: new Date('2026-11-25T09:31:28.720Z'),
    logoImageId: null,
    certificates: ['environmentCertified'],
    isPartner: true,
    offersSecondDriver: true,
    allowsTenHourDays: false,
    countries: ['DK', 'FI', 'NO', 'SE'],
  },
  commission: 1000,
  today: '2026-11-25',
  address: 'Uppsala',
  phones: {
    contact: { number: '+46701740615', text: '070-174 06 15' },
    emergency: { number: '+46701740616', text: '070-174 06 16' },
  },
  logo: null,
  revision: 'DRi2ydxqU3FMwPqEsvBgvV',
  depots: [
    { id: 6, name: 'Depå Centrum' },
    { id: 7, name: 'Depå Norr' },
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
      { lat: 59.860985, lon: 17.654357, label: 'Depå Centrum', kind: 'end' },
      { lat: 59.868595, lon: 17.656173, label: 'Depå Norr', kind: 'end' },
    ],
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDetails: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/details',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: { ...same, title: 'Demobuss Uppsala AB', countries: ['Sverige', 'Norge', 'Danmark', 'Finland'] },
    en: { ...same, title: 'Demobuss Uppsala AB', countries: ['Sweden', 'Norway', 'Denmark', 'Finland'] },
  },
};
