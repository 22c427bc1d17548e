import Page, { type loader } from '~/areas/company/details/details';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyDetails = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/details',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
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
      createdAt: new Date('2026-11-24T23:24:21.345Z'),
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
    phones: { contact: '070-174 06 15', emergency: '070-174 06 16' },
    logo: null,
    revision: 'DRi2ydxqU3FMwPqEsvBgvV',
    depots: [
      { id: 6, name: 'Depå Centrum' },
      { id: 7, name: 'Depå Norr' },
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
        { lat: 59.860985, lon: 17.654357, label: 'Depå Centrum', kind: 'end' },
        { lat: 59.868595, lon: 17.656173, label: 'Depå Norr', kind: 'end' },
      ],
    },
  },
  sv: { title: 'Bolaget', countries: ['Sverige', 'Norge', 'Danmark', 'Finland'] },
  en: { title: 'The company', countries: ['Sweden', 'Norway', 'Denmark', 'Finland'] },
});
